import type { ReactNode, Ref } from "react";
import { Button as AriaButton, type ButtonProps } from "react-aria-components";
import { go } from "./route";

export type Look = "" | "main" | "danger" | "plain";

interface Props extends Omit<ButtonProps, "className" | "style" | "children"> {
  look?: Look;
  large?: boolean;
  round?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

export function Button({ look = "", large, round, className = "", ...rest }: Props) {
  const names = ["button", look, large && "large", round && "round", className].filter(Boolean);
  return <AriaButton {...rest} className={names.join(" ")} />;
}

interface LinkProps {
  to: string;
  className?: string;
  children: ReactNode;
  label?: string;
  current?: boolean;
}

/** A link inside the page: no reload, but a real address for a new tab. */
export function Link({ to, className, children, label, current }: LinkProps) {
  return (
    <a
      href={to}
      className={className}
      aria-label={label}
      aria-current={current ? "page" : undefined}
      onClick={(event) => {
        if (event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
