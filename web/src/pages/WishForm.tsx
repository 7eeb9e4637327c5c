/** A form by which something is begun: its fields, what the server says against it, and two buttons. */
import type { ReactNode } from "react";
import type { Problem } from "../api/types";
import { useSay } from "../i18n";
import { Button, Link } from "../kit/Button";
import { ProblemLine } from "./Problem";

interface Props {
  children: ReactNode;
  begin: string; // what the button says
  onBegin: () => void;
  busy: boolean;
  problem: Problem | null;
  back: string; // where nothing is begun
}

export function WishForm({ children, begin, onBegin, busy, problem, back }: Props) {
  const say = useSay();
  return (
    <form
      className="form stack"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin();
      }}
    >
      {children}
      <ProblemLine problem={problem} />
      <div className="row">
        <Button look="main" large type="submit" isDisabled={busy}>
          {begin}
        </Button>
        <Link to={back} className="button plain">
          {say("cancel")}
        </Link>
      </div>
    </form>
  );
}
