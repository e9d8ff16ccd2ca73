import { Timestamp } from 'firebase-admin/firestore';
import { invalidFields } from '#platform/app-error';

/** The last row of a page; the next page begins after it. */
export interface PageCursor {
  createdAt: Timestamp;
  id: string;
}

const nanosPerSecond = 1_000_000_000n;
/** The range of a Firestore timestamp, in seconds since the epoch: the years 1 to 9999. */
const minSeconds = -62_135_596_800n;
const maxSeconds = 253_402_300_799n;

/** Returns the text for `next_cursor`: the row's time in nanoseconds, and its id for rows with the same time. */
export function encodeCursor({ createdAt, id }: PageCursor): string {
  const nanos = BigInt(createdAt.seconds) * nanosPerSecond + BigInt(createdAt.nanoseconds);
  return Buffer.from(`${nanos}:${id}`).toString('base64url');
}

/** Decodes a cursor; throws `validation_error` for a text that this server did not write. */
export function decodeCursor(text: string): PageCursor {
  const [, digits, id] = /^(-?\d{1,21}):([^/]{1,128})$/.exec(decoded(text)) ?? [];
  if (!digits || !id) throw malformed();
  const nanos = BigInt(digits);
  const rest = ((nanos % nanosPerSecond) + nanosPerSecond) % nanosPerSecond;
  const seconds = (nanos - rest) / nanosPerSecond;
  if (seconds < minSeconds || seconds > maxSeconds) throw malformed();
  const cursor = { createdAt: new Timestamp(Number(seconds), Number(rest)), id };
  if (encodeCursor(cursor) !== text) throw malformed();
  return cursor;
}

const decoded = (text: string) => Buffer.from(text, 'base64url').toString('utf8');
const malformed = () => invalidFields({ cursor: 'invalid_value' });
