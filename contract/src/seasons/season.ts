/** Returns a season's label in the form for URLs: `2026-27` for `2026/27`. */
export const seasonIdOf = (label: string) => label.replaceAll('/', '-');

/** Returns the label of the next season: `2027/28` for `2026/27`. */
export function seasonAfter(label: string): string {
  const year = Number(label.slice(0, 4)) + 1;
  return `${year}/${String(year + 1).slice(-2)}`;
}

/** Returns the label of the previous season: `2025/26` for `2026/27`. */
export function seasonBefore(label: string): string {
  const year = Number(label.slice(0, 4));
  return `${year - 1}/${String(year).slice(-2)}`;
}

/** Returns the label of a season from its form for URLs: `2026/27` for `2026-27`. */
export const seasonLabelOf = (id: string) => id.replace('-', '/');
