import { Refusal } from '../refusal.ts';

export const maxRows = 100_000;
export const maxColumns = 200;

const blank = (cell: string) => cell.trim() === '';

/** Leaves out empty cells at the end of rows, and empty rows at the end. Refuses what is longer than any statement. */
export function limited(rows: readonly string[][]): string[][] {
  const trimmed = rows.map((cells) =>
    cells.slice(0, cells.findLastIndex((cell) => !blank(cell)) + 1),
  );
  const kept = trimmed.slice(0, trimmed.findLastIndex((cells) => cells.length > 0) + 1);
  if (kept.length === 0) throw new Refusal('empty');
  if (kept.length > maxRows || kept.some(({ length }) => length > maxColumns)) {
    throw new Refusal('tooLong');
  }
  return kept;
}
