import { memo } from "react";
import type { View } from "../api/types";
import { useSay } from "../i18n";
import type { FaceProps } from "../table/face";
import { PlainFace } from "../table/PlainFace";
import type { Face, Loaded } from "./faces";
import { Boundary } from "./Problem";

interface AreaProps extends Omit<FaceProps<View>, "say"> {
  face: Loaded;
}

/** The face; when it fails, the plain one. Drawn again when something on it has changed. */
export const FaceArea = memo(function FaceArea({ face, ...rest }: AreaProps) {
  const pageSay = useSay();
  const Drawn = face.Face as unknown as Face & ((props: FaceProps<View>) => React.JSX.Element);
  return (
    <Boundary
      fallback={() => (
        <div className="stack">
          <p className="notice">{pageSay("face-broken")}</p>
          <PlainFace {...rest} />
        </div>
      )}
    >
      <Drawn {...rest} say={face.say} />
    </Boundary>
  );
});
