import type { Sheet } from '@fanclub/contract/read-file/sheet';
import { readStatement } from '@fanclub/contract/read-file/statement/read-statement';
import { shapeOf } from '@fanclub/contract/read-file/table';

export interface ParsedStatement {
  sheet: Sheet;
  /** The index of the row with the headings; -1 if there is none. */
  headerAt: number;
  /**
   * The hash of the headings, by which the server finds the format that is stored for files with the same
   * headings.
   */
  fingerprint: string;
}

/** Finds the headings and the rows below them. Returns null if there are no such rows. */
export async function findTable(sheet: Sheet): Promise<ParsedStatement | null> {
  const { headings, headerAt, rows } = readStatement(sheet);
  if (rows.length === 0) return null;
  return { sheet, headerAt, fingerprint: await fingerprintOf(shapeOf(headings)) };
}

const fingerprintOf = async (text: string) =>
  (await sha256Of(new TextEncoder().encode(text))).slice(0, 32);

/** Returns the SHA-256 hash of bytes in hexadecimal. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
