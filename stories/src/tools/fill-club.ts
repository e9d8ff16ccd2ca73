import { randomUUID } from 'node:crypto';
import { drawRequestNumber, requestNumberPrefix } from '@fanclub/contract/members/request-number';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { approved } from './build-member.ts';
import { suiteDb } from './firebase.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { personOf, takeTurns } from './people.ts';
import type { StoryTools } from './story-tools.ts';

/** The number of members who register through the API; all others are copies of their rows. */
const registered = 20;
const atOnce = 3;
const days = 300;
/** The past seasons that every approved member has. */
const earlierSeasons = ['2023/24', '2024/25', '2025/26'];
const yearMs = 365 * dayMs;

/**
 * Adds this many members. A few register through the API and wait for review. Of the others, one in fifty
 * waits, another one in fifty was rejected, and the rest are approved, with registrations spread over 300
 * days. Each copy has the row that lists and the search read and three earlier seasons, but no account.
 * Returns the request number of the last member.
 */
export async function fillClub({ register }: StoryTools, count: number): Promise<string> {
  const db = suiteDb();
  const members = db.collection('members');
  const people = Array.from({ length: Math.min(registered, count) }, (_, index) => index);
  const rows = await mapConcurrently(people, atOnce, async (index) => {
    const { id, email } = await register(`member${index}`, personOf(index));
    const row = (await members.doc(id).get()).data() ?? {};
    return { ...row, search_keys: namesIn(row, email) };
  });
  // The writer's default ramp-up spares a real project; a suite accepts all writes at once.
  const writer = db.bulkWriter({ throttling: false });
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
    const member = members.doc(randomUUID());
    void writer.create(member, { ...row, search_keys: [...row.search_keys, own, row.email] });
    if (row.request_status !== 'approved') continue;
    for (const [place, season] of earlierSeasons.entries()) {
      const then = Timestamp.fromMillis(at.toMillis() - (earlierSeasons.length - place) * yearMs);
      const earlier = member.collection('seasons').doc(seasonIdOf(season));
      void writer.create(earlier, archived(row, season, then));
    }
  }
  await writer.close();
  return last;
}

/**
 * The search keys of a row without those of its own request number and e-mail address, which its copies do
 * not share.
 */
function namesIn({ search_keys, request_number }: DocumentData, email: string): string[] {
  const own = `${request_number} ${email}`.toLowerCase();
  return (search_keys as string[]).filter((key) => !own.includes(key));
}

/**
 * The row that a renewal keeps of the earlier application, with the fields that figures and the member's
 * history read.
 */
function archived(row: DocumentData, season: string, at: Timestamp): DocumentData {
  const { pack_type, juventus_card, total_price, payment_method, euro_payment_method } = row;
  return {
    season,
    pack_type,
    juventus_card,
    total_price,
    payment_method,
    euro_payment_method,
    country_of_residency: row.country_of_residency,
    request_status: 'approved',
    is_paid: true,
    request_number: drawRequestNumber(),
    membership: null,
    receipt_since: null,
    created_at: at,
    submitted_at: at,
    decided_at: at,
    archived_at: at,
  };
}

function stateOf(index: number): DocumentData {
  if (index % 50 === 0) return {};
  if (index % 50 === 1) return { request_status: 'rejected', decided_at: Timestamp.now() };
  return { ...approved, decided_at: Timestamp.now() };
}
