import { useId, useState, type ReactNode } from "react";
import { Icon } from "./Icon";

interface Props {
  title: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
}

/** Something that opens below its title. */
export function Fold({ title, children, isOpen = false }: Props) {
  const [open, setOpen] = useState(isOpen);
  const id = useId();
  return (
    <div className="fold">
      <button
        type="button"
        className="fold-title"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="fold" />
        <span>{title}</span>
      </button>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
