/** The cubes at the arrow: all that can be spent this turn. While something is paid, they are taken from here. */

import { memo } from "react";
import { useThing } from "../../board/Thing";
import { Icon } from "../../kit/Icon";
import { setDeal, setPicked, useDeal } from "./deal";
import { useMedia } from "../../kit/useMedia";
import { Cube } from "./pieces";
import { letter, useNow, useSetting } from "./play";
import { COLORS, total, type Color, type SeatView } from "./types";

const MOST = 16; // cubes that are drawn one by one …
const MOST_IN_A_LOW_TRAY = 9; // … where each is as large as a fingertip
const IN_A_LOW_TRAY = "(pointer: coarse) and (min-width: 900px) and (max-height: 860px)";

export function Supply({ owner, own }: { owner: SeatView; own: boolean }) {
  const { say } = useSetting();
  const round = useNow(({ view }) => view.round);
  const soon = useNow(({ view }) => !["actions", "payment"].includes(view.phase));
  const count = total(owner.supply);
  const many = count > (useMedia(IN_A_LOW_TRAY) ? MOST_IN_A_LOW_TRAY : MOST);
  return (
    <div className="mc-supply" data-place={`supply:${owner.seat}`} role="group" aria-label={say("supply")}>
      <h3 className="mc-label">
        <b>{say("supply")}</b> {say(soon ? "supply-soon" : "supply-now", { round: Math.max(1, round) })}
      </h3>
      <div className={`mc-well ${soon ? "is-soon" : ""} ${count > 8 ? "is-full" : ""}`}>
        {COLORS.filter((color) => owner.supply[color]).map((color) =>
          own ? (
            <Cubes key={color} color={color} count={owner.supply[color]!} many={many} />
          ) : (
            <Still key={color} color={color} count={owner.supply[color]!} many={many} />
          ),
        )}
        {count === 0 && <small>{say("no-cubes")}</small>}
      </div>
    </div>
  );
}

interface Props {
  color: Color;
  count: number;
  many: boolean;
}

function Still({ color, count, many }: Props) {
  const { say } = useSetting();
  const sign = <Cube color={color} letter={letter(say, color)} size={24} />;
  return (
    <span className="mc-of-color" title={say(`cubes-${color}`, { count })}>
      {many ? (
        <span className="mc-cubebutton">
          {sign} <b>{count}</b>
        </span>
      ) : (
        Array.from({ length: count }, (_, i) => (
          <span key={i} className="mc-cubebutton">
            {sign}
          </span>
        ))
      )}
    </span>
  );
}

/** The own cubes of a color. What is not paid with is only told about. */
const Cubes = memo(function Cubes({ color, count, many }: Props) {
  const picking = usePicking();
  const picked = picking ? picking.picked.filter((one) => one === color).length : 0;
  const full = picking ? picking.picked.length >= picking.price : true;
  if (!picking) return <Idle color={color} count={count} many={many} />;
  const give = () => picking.set([...picking.picked, color]);
  const back = () => {
    const at = picking.picked.lastIndexOf(color);
    picking.set(picking.picked.filter((_, i) => i !== at));
  };
  if (many)
    return (
      <span className="mc-of-color">
        <CubeButton
          color={color}
          isPicked={false}
          isLit={!full && picked < count}
          press={give}
          shown={count - picked}
        >
          <b>{count - picked}</b>
        </CubeButton>
        {picked > 0 && (
          <CubeButton color={color} isPicked isLit={false} press={back} shown={picked}>
            <b>{picked}</b>
          </CubeButton>
        )}
      </span>
    );
  return (
    <span className="mc-of-color">
      {Array.from({ length: count }, (_, i) => {
        const isPicked = i < picked;
        return (
          <CubeButton
            key={i}
            color={color}
            isPicked={isPicked}
            isLit={!isPicked && !full}
            press={isPicked ? back : give}
          />
        );
      })}
    </span>
  );
});

interface ButtonProps {
  color: Color;
  isPicked: boolean;
  isLit: boolean;
  press: () => void;
  shown?: number; // the number on it, where one button stands for several cubes
  children?: React.ReactNode;
}

function CubeButton({ color, isPicked, isLit, press, shown = 1, children }: ButtonProps) {
  const { say } = useSetting();
  return (
    <button
      type="button"
      className={`mc-cubebutton ${isPicked ? "is-chosen" : isLit ? "is-lit" : ""}`}
      data-place={`supply:${color}`}
      data-state={isLit ? "lit" : "still"}
      aria-pressed={isPicked}
      aria-label={say(`cubes-${color}`, { count: shown })}
      disabled={!isPicked && !isLit}
      onClick={press}
    >
      <Cube color={color} letter={letter(say, color)} size={24} />
      {children}
      {isPicked && (
        <i className="mc-tick">
          <Icon name="check" size={11} />
        </i>
      )}
    </button>
  );
}

function Idle({ color, count, many }: Props) {
  const { say } = useSetting();
  const title = say(`cubes-${color}`, { count });
  const { name, props } = useThing(`supply:${color}`, {
    title,
    about: () => (
      <>
        <strong>{title}</strong>
        <p>{say("supply-about")}</p>
      </>
    ),
  });
  return (
    <span className="mc-of-color" {...props}>
      <span className="mc-hidden">{name}</span>
      {Array.from({ length: many ? 1 : count }, (_, i) => (
        <span key={i} className="mc-cubebutton" aria-hidden="true">
          <Cube color={color} letter={letter(say, color)} size={24} />
          {many && <b>{count}</b>}
        </span>
      ))}
    </span>
  );
}

/** The payment that takes cubes now: one that is put together here, or one that is open at the table. */
export function usePicking() {
  const deal = useDeal((all) => all.deal);
  const own = useDeal((all) => all.picked);
  const left = useNow(({ view, choices }) =>
    choices.some(({ name }) => name.type === "pay_cube") ? (view.payment?.left ?? 0) : 0,
  );
  if (deal?.kind === "pay")
    return {
      price: deal.price,
      picked: deal.picked,
      set: (picked: Color[]) => setDeal({ ...deal, picked }),
    };
  return left ? { price: left, picked: own, set: setPicked } : null;
}
