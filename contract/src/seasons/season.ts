/** Returns the season's label for use in addresses: `2026-27` for `2026/27`. */
export const seasonIdOf = (label: string) => label.replaceAll('/', '-');

/** Returns the next season's label: `2027/28` after `2026/27`. */
export function seasonAfter(label: string): string {
  const year = Number(label.slice(0, 4)) + 1;
  return `${year}/${String(year + 1).slice(-2)}`;
}

/** Returns the previous season's label: `2025/26` before `2026/27`. */
export function seasonBefore(label: string): string {
  const year = Number(label.slice(0, 4));
  return `${year - 1}/${String(year).slice(-2)}`;
}

/** Returns the label for an id of `seasonIdOf`. */
export const seasonLabelOf = (id: string) => id.replace('-', '/');
