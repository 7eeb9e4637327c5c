import { useEffect, useRef, useState, type FormEvent } from "react";
import type { ChatLine } from "../api/types";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import "./side.css";

interface Props {
  lines: ChatLine[];
  me: string | null;
  muted: string[];
  canSpeak: boolean;
  speak: (text: string) => void;
  mute: (person: string) => void;
  hint?: string; // who reads what is written here
}

const LONGEST = 500;

export function Chat({ lines, me, muted, canSpeak, speak, mute, hint }: Props) {
  const say = useSay();
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const heard = lines.filter((line) => !muted.includes(line.person));
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [heard.length]);

  function send(event: FormEvent) {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    speak(said.slice(0, LONGEST));
    setText("");
  }

  return (
    <div className="chat">
      {heard.length === 0 ? (
        <p className="soft small">{say("chat-empty")}</p>
      ) : (
        <ol className="chat-lines" ref={list} aria-live="polite" tabIndex={0} aria-label={say("chat")}>
          {heard.map((line) => (
            <li key={line.chat}>
              <b>{line.name}</b>{" "}
              {line.looking_on && <span className="soft small">({say("chat-looks-on")}) </span>}
              <span>{line.text}</span>
              {line.person !== me && (
                <button type="button" className="linklike small chat-mute" onClick={() => mute(line.person)}>
                  {say("chat-mute", { name: line.name })}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      {canSpeak && (
        <form className="chat-form" onSubmit={send}>
          <label className="unseen" htmlFor="chat-text">
            {say("chat-write")}
          </label>
          <input
            id="chat-text"
            className="input"
            value={text}
            maxLength={LONGEST}
            placeholder={say("chat-write")}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit">{say("chat-send")}</Button>
          {hint && <small className="chat-hint">{hint}</small>}
        </form>
      )}
    </div>
  );
}
