/** Every picture of a title at its usual and at its small size, by day and by candlelight: for those who draw them. */
import "./ArtSheet.css";
import { LIGHTS } from "./BothLights";
import { CardArt } from "./CardArt";

export interface Drawn {
  id: string;
  name: string;
  tint: string;
}

const SIZES = ["normal", "small"];

export function ArtSheet({ of }: { of: Drawn[] }) {
  return (
    <ul className="art-sheet">
      {of.map(({ id, name, tint }) => (
        <li key={id}>
          <figure>
            {LIGHTS.map((light) => (
              <span key={light} className={`art-light is-${light}`}>
                {SIZES.map((size) => (
                  <span key={size} className={`is-${size}`}>
                    <CardArt of={id} tint={tint} />
                  </span>
                ))}
              </span>
            ))}
            <figcaption>{name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
