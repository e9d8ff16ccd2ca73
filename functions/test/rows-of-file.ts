import { expect } from 'vitest';
import type { ListFile, RowsPage } from '../src/features/files/list-file.ts';

/**
 * Reads a file in pages of three rows and returns its rows. Checks that a reader who goes on after any page gets
 * the remaining pages.
 */
export async function rowsOfFile({ columns, pages }: ListFile) {
  const readFrom = async (from: string | null) => {
    const read: RowsPage[] = [];
    for await (const page of pages({ columns, from, rowsPerPage: 3 })) read.push(page);
    return read;
  };
  const all = await readFrom(null);
  for (const [i, { nextCursor }] of all.entries()) {
    const rest = all.slice(i + 1);
    expect(nextCursor === null ? [] : await readFrom(nextCursor)).toEqual(rest);
  }
  return all.flatMap((page) => page.rows);
}
