/** Messages that come faster than the page can draw: after the first one the rest waits for the next frame. */

const LONGEST = 250; // ms; a page that nobody sees draws no frames, and must hear all the same

/** Calls back once what was changed is painted, or after a while; returns how to call it off. */
export function whenPainted(then: () => void): () => void {
  let isOver = false;
  const once = () => {
    if (!isOver) then();
    isOver = true;
  };
  setTimeout(once, LONGEST);
  if (!document.hidden) requestAnimationFrame(() => setTimeout(once));
  return () => {
    isOver = true;
  };
}

/** Hears the first message at once and what follows it frame by frame, everything in its order.
 *
 * What is heard in one go is drawn in one go: a dozen moves of bots cost one drawing, and whoever clicked sees the
 * answer before the dozen. A prelude is heard together with what follows it, or with the next frame.
 */
export function inBursts<Message>(
  hear: (message: Message) => void,
  painted: (then: () => void) => unknown = whenPainted,
  isPrelude: (message: Message) => boolean = () => false, // not worth a drawing of its own
): (message: Message) => void {
  const waiting: Message[] = [];
  let isDrawing = false;

  function hearAll(): void {
    isDrawing = waiting.length > 0;
    if (isDrawing) painted(hearAll);
    while (waiting.length > 0) hear(waiting.shift()!); // what makes trouble does not take the rest along
  }

  return (message) => {
    waiting.push(message);
    if (isDrawing) return;
    if (!isPrelude(message)) hearAll();
    else if (waiting.length === 1) painted(() => isDrawing || hearAll());
  };
}
