import { choiceFor } from "../table/analysis";
import { Coach } from "../table/Coach";
import type { Choice, Named } from "../table/face";
import { useGuide } from "./guide";

interface Props {
  id: string;
  title: string;
  seat: number;
  choices: Choice[];
  decision: string | null; // the open one of this seat
  tried: Named[]; // what nobody has heard of yet
  over: boolean;
}

/** The coach of a lesson, with what can be taught at the open decision. */
export default function LessonCoach({ id, title, seat, choices, decision, tried, over }: Props) {
  const guide = useGuide(id, seat, decision, tried, over);
  const wanted = guide?.step && choiceFor(choices, guide.step.action);
  return (
    <Coach
      table={id}
      title={title}
      guide={guide}
      actions={wanted ? [wanted.action] : []}
      isTurn={choices.length > 0}
      over={over}
    />
  );
}
