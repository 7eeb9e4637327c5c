import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { nextPace, useChosenPace } from "./pace";

/** How fast pieces move, or whether they do; a press goes to the next speed. */
export function SpeedButton() {
  const say = useSay();
  const pace = useChosenPace();
  return (
    <Button className="speed" onPress={nextPace}>
      {say("speed", { speed: say(`speed-${pace}`) })}
    </Button>
  );
}
