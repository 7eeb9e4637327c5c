import { useEffect, useState } from "react";
import { useSay } from "../i18n";

interface Props {
  left: number; // milliseconds, as the server said
  at: number; // our time when it said so
  running: boolean;
}

export function Clock({ left, at, running }: Props) {
  const say = useSay();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running, at]);
  const rest = Math.max(0, running ? left - (now - at) : left);
  return (
    <span
      className={`clock numbers${running ? " running" : ""}${rest < 15_000 ? " short" : ""}`}
      role="timer"
      aria-label={say("clock-left", { time: clockText(rest) })}
    >
      {clockText(rest)}
    </span>
  );
}

/** 83 000 ms is "1:23"; long ones are told in hours or days. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  if (seconds >= 86_400)
    return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))} h`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
