import { useSay } from "../i18n";

export function Waiting() {
  const say = useSay();
  return (
    <p className="waiting soft" role="status">
      {say("waiting")}
    </p>
  );
}
