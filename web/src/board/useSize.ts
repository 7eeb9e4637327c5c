import { useLayoutEffect, useState } from "react";

interface Size {
  width: number;
  height: number;
}

/** The size of an element as it is now; `first` until it has been measured. The element may come later. */
export function useSize<E extends HTMLElement>(first: Size): [(element: E | null) => void, Size] {
  const [element, setElement] = useState<E | null>(null);
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    if (!element || typeof ResizeObserver === "undefined") return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width && height)
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size];
}
