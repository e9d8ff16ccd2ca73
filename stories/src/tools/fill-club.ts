import { randomUUID } from 'node:crypto';
import { clubDay } from '@fanclub/contract/brand/club-day';
import { drawRequestNumber, requestNumberPrefix } from '@fanclub/contract/members/request-number';
import { toCents } from '@fanclub/contract/pricing/round';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import {
  type BulkWriter,
  type DocumentData,
  type DocumentReference,
  Timestamp,
} from 'firebase-admin/firestore';
import { approved } from './build-member.ts';
import { suiteDb } from './firebase.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { personOf, takeTurns } from './people.ts';
import type { StoryTools } from './story-tools.ts';

/** Number of members who register through the API. The other members are copies of their rows. */
const registered = 20;
const atOnce = 3;
const days = 300;
/** Past seasons that every approved member has been a member in. */
const earlierSeasons = ['2023/24', '2024/25', '2025/26'];
const yearMs = 365 * dayMs;

/**
 * Fills the club up to `count` members. The first 20 register through the API and are under review. The others are
 * copies without an account, with registrations spread over 300 days: one in fifty is under review, one in fifty was
 * rejected, and the rest are approved and have three earlier seasons. The approved members have a due and a payment for
 * each of the four seasons, but one in ten of them has not paid the last season. Returns the request number of the last
 * member.
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
  // By default, the writer starts slowly to protect a real project. A suite accepts all writes immediately.
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
    const isMember = row.request_status === 'approved';
    const isPaid = index % 10 > 0;
    const earlier = earlierSeasons.map((season, place) => {
      const ago = (earlierSeasons.length - place) * yearMs;
      return archived(row, season, Timestamp.fromMillis(at.toMillis() - ago));
    });
    void writer.create(member, {
      ...row,
      ...(isMember && memberFields(row, earlier, isPaid)),
      search_keys: [...row.search_keys, own, row.email],
    });
    if (!isMember) continue;
    bookApplication(writer, member, row, { isPaid });
    for (const application of earlier) {
      void writer.create(
        member.collection('seasons').doc(seasonIdOf(application.season)),
        application,
      );
      bookApplication(writer, member, application, { isPaid: true });
    }
  }
  await writer.close();
  return last;
}

/**
 * Returns the search keys of a row without those that are parts of its request number or e-mail address, because each
 * copy of the row gets a request number and an e-mail address of its own.
 */
function namesIn({ search_keys, request_number }: DocumentData, email: string): string[] {
  const own = `${request_number} ${email}`.toLowerCase();
  return (search_keys as string[]).filter((key) => !own.includes(key));
}

/**
 * Returns a row of an earlier season with the fields that the figures and the member's history read. In the product, a
 * renewal stores such a row.
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
    rial_amount: row.rial_amount,
    received: { EUR: toCents(total_price), IRR: 0 },
    country_of_residency: row.country_of_residency,
    request_status: 'approved',
    is_paid: true,
    request_number: drawRequestNumber(),
    is_renewal: season !== earlierSeasons[0],
    receipt_since: null,
    created_at: at,
    submitted_at: at,
    decided_at: at,
    archived_at: at,
  };
}

/** Returns what an approval adds to the row of a member of the earlier seasons. */
function memberFields(
  row: DocumentData,
  earlier: readonly DocumentData[],
  isPaid: boolean,
): DocumentData {
  const { season, request_number, submitted_at: since } = row;
  const held_seasons = [...earlierSeasons, season];
  const amount = toCents(row.total_price);
  const due = { request_number, season, amount, currency: 'EUR', since };
  return {
    ...approved,
    is_paid: isPaid,
    received: { EUR: isPaid ? amount : 0, IRR: 0 },
    open_dues: isPaid ? [] : [due],
    is_renewal: true,
    memberships: [...earlier, row].map((application) => ({
      season: application.season,
      pack_type: application.pack_type,
      juventus_card: application.juventus_card,
      since: application.submitted_at,
      valid_from: null,
      valid_until:
        application === row ? null : `${Number(application.season.slice(0, 4)) + 1}-06-30`,
      request_number: application.request_number,
      holder: null,
    })),
    standing: 'valid',
    held_seasons,
    first_season: held_seasons[0],
    last_season: season,
    ...(!isPaid && { is_owing: true, owes: { EUR: amount, IRR: 0 }, owes_since: since }),
  };
}

/** Writes the due of an application and, if it is paid, its payment. */
function bookApplication(
  writer: BulkWriter,
  member: DocumentReference,
  { request_number, season, submitted_at, total_price }: DocumentData,
  { isPaid }: { isPaid: boolean },
): void {
  const amount = toCents(total_price);
  void writer.create(member.collection('dues').doc(request_number), {
    request_number,
    season,
    amount,
    currency: 'EUR',
    since: submitted_at,
    received: { EUR: isPaid ? amount : 0, IRR: 0 },
    is_cancelled: false,
  });
  if (!isPaid) return;
  void writer.create(member.collection('payments').doc(randomUUID()), {
    kind: 'in',
    amount,
    currency: 'EUR',
    rate: null,
    way: 'bank',
    source: 'recorded',
    evidence: null,
    reference: null,
    note: null,
    day: clubDay(submitted_at.toDate()),
    at: submitted_at,
    by: null,
    request_number,
    season,
    line_id: null,
    reverses: null,
    reason: null,
  });
}

function stateOf(index: number): DocumentData {
  if (index % 50 === 0) return {};
  if (index % 50 === 1) return { request_status: 'rejected', decided_at: Timestamp.now() };
  return { ...approved, decided_at: Timestamp.now() };
}
