import { randomUUID } from 'node:crypto';
import { drawRequestNumber, requestNumberPrefix } from '@fanclub/contract/members/request-number';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { approved } from './build-member.ts';
import { suiteDb } from './firebase.ts';
import { inTurns } from './in-turns.ts';
import { personOf, takeTurns } from './people.ts';
import type { StoryTools } from './story-tools.ts';

/** So many register themselves; all others are written after their rows. */
const registered = 20;
const atOnce = 3;
const days = 300;

/**
 * Adds this many members. A few register themselves and wait for review; of the others, one in fifty waits,
 * another was rejected, the rest are approved, one registration after the other over 300 days: each has a row that
 * the lists and the search read, and no account. Answers the number of the last one.
 */
export async function fillClub({ register }: StoryTools, count: number): Promise<string> {
  const db = suiteDb();
  const members = db.collection('members');
  const people = Array.from({ length: Math.min(registered, count) }, (_, index) => index);
  const rows = await inTurns(people, atOnce, async (index) => {
    const { id, email } = await register(`member${index}`, personOf(index));
    const row = (await members.doc(id).get()).data() ?? {};
    return { ...row, search_keys: namesIn(row, email) };
  });
  const writer = db.bulkWriter();
  let last = '';
  for (let index = rows.length; index < count; index++) {
    const at = Timestamp.fromMillis(Date.now() - (1 - index / count) * days * dayMs);
    last = drawRequestNumber();
    const row: DocumentData = {
      ...takeTurns(rows, index),
      ...stateOf(index),
      request_number: last,
      email: `supporter${index}@fanclub.test`,
      created_at: at,
      submitted_at: at,
    };
    const own = last.slice(requestNumberPrefix.length).toLowerCase();
    void writer.create(members.doc(randomUUID()), {
      ...row,
      search_keys: [...row.search_keys, own, row.email],
    });
  }
  await writer.close();
  return last;
}

/** The keys of a row that are not of its own number or address, which its copies have not. */
function namesIn({ search_keys, request_number }: DocumentData, email: string): string[] {
  const own = `${request_number} ${email}`.toLowerCase();
  return (search_keys as string[]).filter((key) => !own.includes(key));
}

function stateOf(index: number): DocumentData {
  if (index % 50 === 0) return {};
  if (index % 50 === 1) return { request_status: 'rejected', decided_at: Timestamp.now() };
  return { ...approved, decided_at: Timestamp.now() };
}
