/** Pieces by day and by candlelight, for those who draw them. */
import type { ReactNode } from "react";
import "./BothLights.css";

export const LIGHTS = ["day", "candle"];

/** The same twice, each in its light; it is read out once. */
export function BothLights({ children }: { children: ReactNode }) {
  return LIGHTS.map((light, i) => (
    <section key={light} className={`in-light is-${light}`} aria-hidden={i > 0}>
      {children}
    </section>
  ));
}
