/** Tools beside the seats, and the keys that go with them. */
import { memo, useEffect, useRef, useState } from "react";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { Icon } from "../kit/Icon";
import { isWriting } from "../table/Choices";
import { KeyList } from "./HowPage";

// Drawn again only when they change themselves.

export const UndoButton = memo(function UndoButton({
  undo,
  isDisabled,
}: {
  undo: () => void;
  isDisabled: boolean;
}) {
  const say = useSay();
  return (
    <Button onPress={undo} isDisabled={isDisabled} aria-keyshortcuts="Control+Z">
      <Icon name="undo" /> <span className="tool-word">{say("undo")}</span>
    </Button>
  );
});

/** Ctrl+Z, wherever nobody writes. */
export function useUndoKey(undo: () => void) {
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    function key(event: KeyboardEvent) {
      const undoes = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
      if (!undoes || isWriting(event.target)) return;
      event.preventDefault();
      latest.current();
    }
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  }, []);
}

/** All keys, shown by a question mark. */
export const KeyHelp = memo(function KeyHelp() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function key(event: KeyboardEvent) {
      if (event.key === "?" && !isWriting(event.target)) setOpen(true);
    }
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  }, []);
  return (
    <Dialog title={say("keys-title")} isOpen={open} onClose={() => setOpen(false)}>
      <KeyList />
      <Button onPress={() => setOpen(false)}>{say("close")}</Button>
    </Dialog>
  );
});
