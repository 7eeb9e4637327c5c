import { useEffect, useState } from "react";
import { line as theLine, useStore } from "../api/store";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";

const QUIET = 1200; // a break this short is nobody's business
const TICK = 250;

/** The connection is lost: a pill over the page, which moves nothing. It comes back by itself and nothing is lost. */
export function Banner() {
  const say = useSay();
  const line = useStore((store) => store.line);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (line !== "lost") return setShown(false);
    const timer = setTimeout(() => setShown(true), QUIET);
    return () => clearTimeout(timer);
  }, [line]);
  useEffect(() => {
    // Until it is back nothing looks as if it could be done.
    document.documentElement.toggleAttribute("data-offline", shown);
    return () => document.documentElement.removeAttribute("data-offline");
  }, [shown]);
  return (
    <div role="status" className="banner-place">
      {shown && (
        <p className="banner">
          <span>{say("line-lost")}</span>
          <NextTry />
        </p>
      )}
    </div>
  );
}

/** Seconds to the next try, which nobody needs to hear; and not to wait for it. */
function NextTry() {
  const say = useSay();
  const nextTry = useStore((store) => store.nextTry);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const seconds = nextTry === null ? 0 : Math.max(0, Math.ceil((nextTry - now) / 1000));
  return (
    <>
      <span className="banner-next numbers" aria-hidden="true">
        {seconds > 0 ? say("line-next", { seconds }) : say("line-trying")}
      </span>
      <Button onPress={() => theLine.hurry()}>{say("line-now")}</Button>
    </>
  );
}
