import { Timestamp } from 'firebase-admin/firestore';
import { invalidFields } from '#platform/app-error';

/** The last row of a page: where the next one begins. */
export interface PageCursor {
  createdAt: Timestamp;
  id: string;
}

const nanosPerSecond = 1_000_000_000n;
/** Seconds that a Firestore timestamp can hold: the years 1 to 9999. */
const minSeconds = -62_135_596_800n;
const maxSeconds = 253_402_300_799n;

/** An opaque text for `next_cursor`: created_at in nanoseconds, and the id that breaks ties. */
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
