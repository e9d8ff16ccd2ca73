import type { LineState } from '@fanclub/contract/statements/lines';
import type { ServerContext } from '#platform/context';
import type { PageRequest } from '#repositories/pages';
import { linesPage } from '#repositories/statement-lines';
import { findCandidates, type Offered } from './find-candidates.ts';
import { presentLine } from './present-line.ts';

const nobody: Offered = { candidates: [], split: null };

/** Returns a page of lines. Each waiting line comes with its candidates as of now. */
export async function listLines({ db }: ServerContext, state: LineState, page: PageRequest) {
  const { rows, nextCursor } = await linesPage(db, state, page);
  const lines = await Promise.all(
    rows.map(async (row) => {
      const line = { id: row.id, ...row.data() };
      const offered = state === 'open' ? await findCandidates(db, line) : nobody;
      return { line: presentLine(line), ...offered };
    }),
  );
  return { lines, next_cursor: nextCursor };
}
