import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { decodeCursor, encodeCursor, type PageCursor } from './page-cursor.ts';
import { inOrderOf, type PageRequest } from './pages.ts';
import type { RowQuery } from './rows.ts';

/** An event of a merged list. The newest comes first; events of the same time are ordered by their key. */
interface MergedRow<Event> {
  at: Timestamp;
  /** The letter of the source and the id within it, so that keys are unique over all sources. */
  key: string;
  /** Null for a row that counts for the size of the page but is not shown. */
  event: Event | null;
}

export interface MergedSource<Event> {
  /** Reads at most `size` rows after a place, newest first. */
  readAfter(place: PageCursor | null, size: number): Promise<MergedRow<Event>[]>;
}

/** Returns a source that reads a query, at most one page for each page of the merged list. */
export function querySource<Row, Event>(
  letter: string,
  query: RowQuery<Row>,
  timeField: string,
  present: (row: QueryDocumentSnapshot<Row>) => Event | null,
): MergedSource<Event> {
  return {
    async readAfter(place, size) {
      const ordered = inOrderOf(query, timeField, 'desc');
      const { docs } = await startedAfter(ordered, letter, place).limit(size).get();
      return docs.map((row) => ({
        at: row.get(timeField) as Timestamp,
        key: `${letter}${row.id}`,
        event: present(row),
      }));
    },
  };
}

/**
 * Begins a query after `place`, the last row of the previous page. Rows of the same time are ordered by their keys, the
 * greatest letter first. So a source with a greater letter than that of `place` has shown its rows of that time
 * already, and a source with a smaller letter has not.
 */
function startedAfter<Row>(
  ordered: RowQuery<Row>,
  letter: string,
  place: PageCursor | null,
): RowQuery<Row> {
  if (!place) return ordered;
  const lastLetter = place.id.slice(0, 1);
  if (letter === lastLetter) return ordered.startAfter(place.createdAt, place.id.slice(1));
  const hasShownTime = letter > lastLetter;
  return hasShownTime ? ordered.startAfter(place.createdAt) : ordered.startAt(place.createdAt);
}

/** Returns a source of rows that were read before. It is for few rows, such as one for each season. */
export function listSource<Event>(
  letter: string,
  rows: readonly { at: Timestamp; id: string; event: Event }[],
): MergedSource<Event> {
  const sorted = rows
    .map(({ at, id, event }) => ({ at, key: `${letter}${id}`, event }))
    .sort(newestFirst);
  return {
    readAfter: async (place, size) => {
      const last = place && { at: place.createdAt, key: place.id };
      return sorted.filter((row) => !last || newestFirst(row, last) > 0).slice(0, size);
    },
  };
}

type Place = Pick<MergedRow<unknown>, 'at' | 'key'>;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const newestFirst = (a: Place, b: Place) =>
  compare(b.at.valueOf(), a.at.valueOf()) || compare(b.key, a.key);

/**
 * Reads one page of several sources as one list. The page has fewer events than requested if some rows are not shown.
 */
export async function readMerged<Event>(
  sources: readonly MergedSource<Event>[],
  { size, cursor }: PageRequest,
): Promise<{ events: Event[]; nextCursor: string | null }> {
  const place = cursor === undefined ? null : decodeCursor(cursor);
  const found = await Promise.all(sources.map((source) => source.readAfter(place, size + 1)));
  const sorted = found.flat().sort(newestFirst);
  const rows = sorted.slice(0, size);
  const last = sorted.length > size ? rows.at(-1) : undefined;
  return {
    events: rows.flatMap(({ event }) => (event === null ? [] : [event])),
    nextCursor: last ? encodeCursor({ createdAt: last.at, id: last.key }) : null,
  };
}
