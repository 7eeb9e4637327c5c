/** Whether a card fits what is wished about estimates: a field, "nothing", or anything. */
export function fitsEstimates(estimated: string[], wanted: string): boolean {
  if (wanted === "nothing") return estimated.length === 0;
  return !wanted || estimated.includes(wanted);
}
