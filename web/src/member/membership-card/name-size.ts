/** Of the card's width, in percent: what a name may take, and the letters it is set in at most. */
const room = 51;
const largest = 6.6;
const smallest = 3;
const lines = 2;
/** A letter's width in heights of a letter, on the average of a name. */
const letterWidth = 0.58;

/** How large a name is set, so that it stands on the card whole: its longest part on a line, all on two. */
export function nameSize(name: string): number {
  const longest = Math.max(1, ...name.split(/\s+/).map((part) => part.length));
  const fitsLine = room / (longest * letterWidth);
  const fitsLines = (room * lines) / (Math.max(1, name.length + longest / 2) * letterWidth);
  const size = Math.min(largest, fitsLine, fitsLines);
  return Number(Math.max(smallest, size).toFixed(2));
}
