import { randomUUID } from 'node:crypto';
import { clubDay } from '@fanclub/contract/club/club-day';
import { drawRequestNumber, requestNumberPrefix } from '@fanclub/contract/members/request-number';
import { toCents } from '@fanclub/contract/pricing/round';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { type BulkWriter, type DocumentData, Timestamp } from 'firebase-admin/firestore';
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
 * rejected, and the rest are approved and have three earlier seasons. The approved members have a payment for each
 * of the four seasons, but one in ten of them has not paid the last season. Returns the request number of the last
 * member.
 */
export async function fillClub({ register }: StoryTools, count: number): Promise<string> {
  const db = suiteDb();
  const people = Array.from({ length: Math.min(registered, count) }, (_, index) => index);
  const rows = await mapConcurrently(people, atOnce, async (index) => {
    const { id, email } = await register(`member${index}`, personOf(index));
    const { latest, ...person } = (await db.doc(`members/${id}`).get()).data() ?? {};
    const application = (await db.doc(`applications/${latest.request_number}`).get()).data() ?? {};
    const search_keys = namesIn({ ...person, ...latest }, email);
    return { person: { ...person, search_keys }, application, latest };
  });
  // By default, the writer starts slowly to protect a real project. A suite accepts all writes immediately.
  const writer = db.bulkWriter({ throttling: false });
  let last = '';
  for (let index = rows.length; index < count; index++) {
    const at = Timestamp.fromMillis(Date.now() - (1 - index / count) * days * dayMs);
    last = drawRequestNumber();
    const { person, application, latest } = takeTurns(rows, index);
    const id = randomUUID();
    const { is_approved = false, ...state } = stateOf(index);
    const isPaid = is_approved && index % 10 > 0;
    const amount = toCents(application.total_price);
    const row: DocumentData = {
      ...application,
      ...state,
      ...(is_approved && { is_paid: isPaid, received: { EUR: isPaid ? amount : 0, IRR: 0 } }),
      is_renewal: is_approved,
      request_number: last,
      member: id,
      submitted_at: at,
    };
    const earlier = is_approved
      ? earlierSeasons.map((season, place) => {
          const ago = (earlierSeasons.length - place) * yearMs;
          return earlierOf(row, season, Timestamp.fromMillis(at.toMillis() - ago));
        })
      : [];
    const email = `supporter${index}@fanclub.test`;
    const own = last.slice(requestNumberPrefix.length).toLowerCase();
    const all = [...earlier, row];
    void writer.create(db.doc(`members/${id}`), {
      ...person,
      email,
      created_at: at,
      ...(is_approved && memberFields(all, isPaid)),
      search_keys: [...person.search_keys, own, email],
      applications: all.map(({ request_number, season }) => {
        return { request_number, season, told_number: null };
      }),
      latest: Object.fromEntries(Object.keys(latest).map((name) => [name, row[name]])),
    });
    for (const one of all) {
      void writer.create(db.doc(`applications/${one.request_number}`), one);
      if (one.is_paid) bookPayment(writer, one);
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

/** Returns the application of an earlier season, which was approved and paid. */
const earlierOf = (row: DocumentData, season: string, at: Timestamp): DocumentData => ({
  ...row,
  season,
  received: { EUR: toCents(row.total_price), IRR: 0 },
  is_paid: true,
  request_number: drawRequestNumber(),
  is_renewal: season !== earlierSeasons[0],
  submitted_at: at,
  decided_at: at,
});

/** Returns what the approval of all these applications adds to the person. */
function memberFields(applications: readonly DocumentData[], isPaid: boolean): DocumentData {
  const present = applications.at(-1) ?? {};
  const { season, request_number, submitted_at: since } = present;
  const held_seasons = applications.map((one) => one.season);
  const amount = toCents(present.total_price);
  const due = { request_number, season, amount, currency: 'EUR', since };
  return {
    is_approved: true,
    open_dues: isPaid ? [] : [due],
    memberships: applications.map((application) => ({
      season: application.season,
      pack_type: application.pack_type,
      juventus_card: application.juventus_card,
      since: application.submitted_at,
      valid_from: null,
      valid_until:
        application === present ? null : `${Number(application.season.slice(0, 4)) + 1}-06-30`,
      request_number: application.request_number,
      holder: null,
      ended: null,
      end_reason: null,
    })),
    standing: 'valid',
    held_seasons,
    first_season: held_seasons[0],
    last_season: season,
    ...(!isPaid && { is_owing: true, owes: { EUR: amount, IRR: 0 }, owes_since: since }),
  };
}

/** Writes the payment of an application. */
function bookPayment(writer: BulkWriter, application: DocumentData): void {
  const { member, request_number, season, submitted_at, total_price } = application;
  void writer.create(suiteDb().doc(`members/${member}/payments/${randomUUID()}`), {
    kind: 'in',
    amount: toCents(total_price),
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
    receipt: null,
  });
}

function stateOf(index: number): DocumentData {
  if (index % 50 === 0) return {};
  if (index % 50 === 1) return { request_status: 'rejected', decided_at: Timestamp.now() };
  return { ...approved, decided_at: Timestamp.now() };
}
