/** `2026-27` of `2026/27`: a season's label as a part of addresses. */
export const seasonIdOf = (label: string) => label.replaceAll('/', '-');

/** `2027/28` after `2026/27`. */
export function seasonAfter(label: string): string {
  const year = Number(label.slice(0, 4)) + 1;
  return `${year}/${String(year + 1).slice(-2)}`;
}

/** `2025/26` before `2026/27`. */
export function seasonBefore(label: string): string {
  const year = Number(label.slice(0, 4));
  return `${year - 1}/${String(year).slice(-2)}`;
}

/** The label again. */
export const seasonLabelOf = (id: string) => id.replace('-', '/');
