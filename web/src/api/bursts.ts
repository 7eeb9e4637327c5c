/** Messages that come faster than the page can draw: after the first one the rest waits for the next frame. */

const LONGEST = 250; // ms; a page that nobody sees draws no frames, and must hear all the same

/** Calls back once what was changed is painted, or after a while. */
export function whenPainted(then: () => void): void {
  let isOver = false;
  const once = () => {
    if (!isOver) then();
    isOver = true;
  };
  setTimeout(once, LONGEST);
  if (!document.hidden) requestAnimationFrame(() => setTimeout(once));
}

/** Hears the first message at once and what follows it frame by frame, everything in its order.
 *
 * What is heard in one go is drawn in one go: a dozen moves of bots cost one drawing, and whoever clicked sees the
 * answer before the dozen.
 */
export function inBursts<Message>(
  hear: (message: Message) => void,
  painted: (then: () => void) => void = whenPainted,
  isPrelude: (message: Message) => boolean = () => false, // nothing to see yet: what follows need not wait for it
): (message: Message) => void {
  const waiting: Message[] = [];
  let isDrawing = false;

  function hearAll(): void {
    isDrawing = waiting.length > 0;
    if (isDrawing) painted(hearAll);
    while (waiting.length > 0) hear(waiting.shift()!); // what makes trouble does not take the rest along
  }

  return (message) => {
    if (!isDrawing && isPrelude(message)) return hear(message);
    waiting.push(message);
    if (!isDrawing) hearAll();
  };
}
