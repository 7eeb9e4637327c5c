import { comeAgain } from "../api/store";
import { useSayMore, useTexts } from "../i18n";
import { PACKS, SUITS_OF, usualIn, useLetters, type Pack } from "../i18n/letters";

const shown = (pack: Pack) => [...PACKS[pack]].join(", ");

/** Jack, queen, king and the suits as the reader's own pack has them. */
export function LettersPick() {
  const say = useSayMore("letters");
  const language = useTexts((texts) => texts.language);
  const { pack, want } = useLetters();
  if (!say) return null;
  return (
    <label className="row">
      <span className="soft">{say("letters-on-cards")}</span>
      <select
        className="input narrow"
        value={pack}
        onChange={(event) => {
          want(event.target.value as Pack | "");
          comeAgain();
        }}
      >
        <option value="">{say("letters-usual", { letters: shown(usualIn(language)) })}</option>
        {(Object.keys(PACKS) as Pack[]).map((one) => (
          <option key={one} value={one}>
            {SUITS_OF[one] ? say(`letters-${SUITS_OF[one]}`, { letters: shown(one) }) : shown(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
