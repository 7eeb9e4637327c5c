import { useEffect, useState } from "react";
import { useStore } from "../api/store";
import { useSay } from "../i18n";

const QUIET = 1200; // a break this short is nobody's business

/** The connection is lost; it comes back by itself and nothing is lost. */
export function Banner() {
  const say = useSay();
  const line = useStore((store) => store.line);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (line !== "lost") return setShown(false);
    const timer = setTimeout(() => setShown(true), QUIET);
    return () => clearTimeout(timer);
  }, [line]);
  return (
    <div role="status" className="banner-place">
      {shown && <p className="banner">{say("line-lost")}</p>}
    </div>
  );
}
