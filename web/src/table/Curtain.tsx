import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Ship } from "../kit/Ship";

/** Between two people on one device: nobody sees the other's hand. */
export function Curtain({ name, open }: { name: string; open: () => void }) {
  const say = useSay();
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-label={say("curtain-title", { name })}>
      <Ship size={72} />
      <h2>{say("curtain-title", { name })}</h2>
      <p className="soft">{say("curtain-text")}</p>
      <Button look="main" large onPress={open} autoFocus>
        {say("curtain-open", { name })}
      </Button>
    </div>
  );
}
