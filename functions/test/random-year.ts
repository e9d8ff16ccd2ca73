import { clubDay } from '@fanclub/contract/club/club-day';
import type { RouteBody } from '@fanclub/contract/http/route';
import { endReasons } from '@fanclub/contract/members/membership-schema';
import { mergeUndoMs } from '@fanclub/contract/merge/routes';
import { settlementOf } from '@fanclub/contract/money/account';
import { type Amounts, type Currency, currencies } from '@fanclub/contract/money/amounts';
import type { bookMoney as route } from '@fanclub/contract/money/routes';
import { seasonAfter, seasonIdOf } from '@fanclub/contract/seasons/season';
import { randomOf } from '@fanclub/contract/testing/random-of';
import type { Transaction } from 'firebase-admin/firestore';
import { deleteMemberRow } from '../src/features/admin/delete-member-row.ts';
import { endMembership } from '../src/features/admin/end-membership.ts';
import { createMember, writeAccount } from '../src/features/dues/write-account.ts';
import { membershipsAfter } from '../src/features/members/memberships.ts';
import { decide } from '../src/features/members/review-transitions.ts';
import { withStanding } from '../src/features/members/standing.ts';
import { askMerge } from '../src/features/merge/ask-merge.ts';
import { pairOf } from '../src/features/merge/merge-problem.ts';
import { runMerge } from '../src/features/merge/run-merge.ts';
import { askToPay } from '../src/features/money/ask-to-pay.ts';
import { confirmApproved } from '../src/features/money/at-approval.ts';
import { bookMoney } from '../src/features/money/book-money.ts';
import { noMoneyChange } from '../src/features/money/money-change.ts';
import { paymentsFile } from '../src/features/money/payments-file.ts';
import { restAfterDecision } from '../src/features/money/rest-asked.ts';
import { writeRenewal } from '../src/features/submission/renewal-row.ts';
import { AppError } from '../src/platform/app-error.ts';
import type { ServerContext } from '../src/platform/context.ts';
import { inTransaction } from '../src/platform/firebase/in-transaction.ts';
import { timestampOf } from '../src/platform/time.ts';
import type { LedgerRow } from '../src/repositories/ledger.ts';
import type { Member } from '../src/repositories/member.ts';
import { requireMember } from '../src/repositories/members.ts';
import type { Payment } from '../src/repositories/payments.ts';
import { aReversal, buildApplication } from './build-money.ts';
import {
  type Counted,
  countedIn,
  endOf,
  paidByAccount,
  sumOf,
  sumsOf,
  wrongOf,
} from './counted-account.ts';
import { storeMoney } from './money-store.ts';
import { rowsOfFile } from './read-files.ts';

const firstSeason = '2026/27';
const lastSeason = '2029/30';
const by = 'treasurer@example.com';

/**
 * A club of a guardian, a child and another adult. The product's own functions move their money at random, over a store
 * in memory. If a person is deleted, a new one joins in that place. `check` compares the store with sums that this file
 * counts itself, and returns what is wrong.
 */
export function randomYear(seed: number) {
  const below = randomOf(seed);
  const oneOf = <T>(all: readonly T[]): T => all[below(all.length)] as T;
  let nowMs = Date.parse('2026-08-01T10:00:00Z');
  let drawn = 0;
  const fresh = (prefix: string) => {
    drawn += 1;
    return `${prefix}${seed}x${drawn}`;
  };
  const today = () => clubDay(nowMs);
  const store = storeMoney([]);
  const context: ServerContext = { ...store.context, now: () => new Date(nowMs) };
  const { db } = context;
  /** The place of who answers for the child. It changes if the guardian's membership ends. */
  let guardian = 0;
  /** Returns the place of the other adult. */
  const adult = () => 1 - guardian;
  const child = 2;
  const people = ['u1', 'u2', 'u3'];
  /** What deleted people had paid when they were deleted. */
  const gone: Amounts[] = [];
  const counted = new Map<string, Counted[]>();
  for (let season = firstSeason; season <= lastSeason; season = seasonAfter(season)) {
    store.put('seasons', { id: seasonIdOf(season), ends: endOf(season) });
  }

  const memberOf = (id: string) => ({ ...store.member(id), id }) as Partial<Member> as Member;
  const paymentsOf = (id: string) => store.paymentRows(id) as unknown as Payment[];
  const write = <T>(work: (transaction: Transaction) => Promise<T>) => inTransaction(db, work);

  /** Draws an application. Amounts are whole euro or thousands of rial, so that no rounding hides a difference. */
  function application(id: string, season: string): Member {
    const currency = oneOf(currencies);
    const euro = 5 + below(40);
    const number = fresh('JOFCI-');
    const due = currency === 'EUR' ? euro * 100 : euro * 1_000_000;
    counted.get(id)?.push({ number, season, currency, due, isRejected: false });
    return buildApplication({
      id,
      season,
      request_number: number,
      email: `${id}@example.com`,
      first_name: 'Sara',
      last_name: 'Rossi',
      phone: '+393331234567',
      language: 'en',
      guardian_id: id === people[child] ? (people[guardian] ?? null) : null,
      has_family: id === people[guardian],
      payment_method: currency === 'EUR' ? 'euro' : 'rial',
      total_price: euro,
      rial_amount: currency === 'EUR' ? null : due,
      submitted_at: timestampOf(nowMs),
      search_keys: [],
    });
  }

  async function decideOne(id: string, decision: 'approve' | 'reject') {
    await write(async (transaction) => {
      const now = context.now();
      const member = await requireMember(transaction, db, id);
      const on = { now, today: today() };
      const memberships = await membershipsAfter(
        context,
        transaction,
        member,
        member,
        decision,
        on,
      );
      const wanted = decide(member, decision, {
        now,
        reason: null,
        paymentNote: null,
        memberships,
      });
      if (!wanted) return;
      const words = { by, now };
      const after = { ...member, ...wanted };
      const money =
        decision === 'approve'
          ? await confirmApproved(context, transaction, member, { after, note: null, words })
          : noMoneyChange;
      const decided = { ...wanted, is_paid: money.fields.is_paid ?? wanted.is_paid };
      const requested = restAfterDecision(member, decided, now);
      const update = withStanding(member, { ...wanted, ...money.fields, requested }, today());
      writeAccount(transaction, db, member, { update, payments: money.rows, now });
    });
    const { request_number, request_status } = memberOf(id);
    const own = counted.get(id)?.find(({ number }) => number === request_number);
    if (own) own.isRejected = request_status === 'rejected';
  }

  /** Renews these people in one transaction, as a guardian does for a family. */
  async function renew(ids: readonly string[]) {
    const renewing = ids.filter((id) => {
      const { request_status, season } = memberOf(id);
      return request_status === 'approved' && season < lastSeason;
    });
    await write(async (transaction) => {
      for (const id of renewing) {
        const member = await requireMember(transaction, db, id);
        const renewal = { fresh: application(id, seasonAfter(member.season)), alsoUsedBy: [] };
        writeRenewal(
          context,
          transaction,
          { ...renewal, member, earlierPassports: [] },
          context.now(),
        );
      }
    });
  }

  async function join(id: string) {
    counted.set(id, []);
    await write(async (transaction) => createMember(transaction, db, application(id, firstSeason)));
  }

  /** Deletes a person other than the guardian, on whom the child depends, and lets somebody new join. */
  async function replace(id: string) {
    const place = people.indexOf(id);
    if (place === guardian) return;
    gone.push(paidByAccount(memberOf(id), counted.get(id) ?? [], paymentsOf(id)));
    await deleteMemberRow(context, by, id);
    const next = fresh('u');
    people[place] = next;
    await join(next);
  }

  /**
   * Ends the memberships of a person, or takes that back. Sometimes the other adult answers for the child from then on.
   */
  async function end(id: string) {
    const reason = oneOf([...endReasons, null]);
    const other = adult();
    const asks = id === people[guardian] && below(2) === 0;
    const { request_number } = memberOf(people[other] ?? '');
    await endMembership(context, by, id, {
      reason,
      day: clubDay(nowMs + below(300) * 86_400_000),
      tell: below(2) === 0,
      ...(asks && { guardian_number: request_number }),
    });
    if (memberOf(people[child] ?? '').guardian_id === people[other]) guardian = other;
  }

  const amounts = (currency: Currency) =>
    currency === 'EUR' ? 100 * (1 + below(45)) : 1_000_000 * (1 + below(45));

  /** Merges the guardian and the other adult, mostly within one season, and lets somebody new join. */
  async function merge() {
    const pair = [people[guardian] ?? '', people[adult()] ?? ''] as const;
    const { stays, goes } = pairOf(memberOf(pair[0]), memberOf(pair[1]));
    if (goes.id === pair[0]) return;
    await askMerge(context, { adminEmail: by, id: stays.id, goes: goes.id, version: undefined });
    nowMs += mergeUndoMs;
    await runMerge(context, stays.id);
    counted.get(stays.id)?.push(...(counted.get(goes.id) ?? []));
    const next = fresh('u');
    people[adult()] = next;
    await join(next);
  }

  const steps: Record<string, (id: string) => Promise<unknown>> = {
    merge,
    pay: (id) => {
      const { open_dues } = memberOf(id);
      const due = oneOf([...open_dues, null]);
      const currency = due?.currency ?? oneOf(currencies);
      const whole = due?.amount && below(2) === 0 ? due.amount : amounts(currency);
      const named = below(10) < 3 ? oneOf(counted.get(id) ?? [])?.number : undefined;
      return record(id, 'in', { amount: whole, currency }, named);
    },
    refund: (id) => {
      const over = oneOf(memberOf(id).over_dues);
      if (!over?.amount) return Promise.resolve();
      const amount = below(2) === 0 ? over.amount : amounts(over.currency);
      return record(id, 'out', { amount, currency: over.currency }, over.request_number);
    },
    reverse: (id) => {
      const payment = oneOf(paymentsOf(id).filter((each) => each.source !== 'moved'));
      if (!payment) return Promise.resolve();
      return book(id, aReversal(payment.id));
    },
    settle: (id) => {
      const offered = settlementOf(memberOf(id));
      if (!offered) return Promise.resolve();
      const { from, to, amount, currency } = offered;
      const numbers = {
        from_request_number: from.request_number,
        to_request_number: to.request_number,
      };
      return book(id, { what: 'settle', amount, currency, ...numbers });
    },
    lower: (id) => {
      const open = oneOf(memberOf(id).open_dues);
      if (!open?.amount) return Promise.resolve();
      const what = oneOf(['waived', 'reduced'] as const);
      const amount = below(2) === 0 ? open.amount : amounts(open.currency);
      const { currency, request_number } = open;
      return book(id, { what, amount, currency, request_number, reason: 'So it was agreed' });
    },
    keep: (id) => {
      const over = oneOf(memberOf(id).over_dues);
      if (!over?.amount) return Promise.resolve();
      const what = oneOf(['kept', 'donation'] as const);
      const amount = below(2) === 0 ? over.amount : amounts(over.currency);
      const { currency, request_number } = over;
      return book(id, { what, amount, currency, request_number, reason: 'A gift' });
    },
    move: (id) => {
      const over = oneOf(memberOf(id).over_dues);
      const to = oneOf(people);
      if (!over?.amount) return Promise.resolve();
      const amount = below(2) === 0 ? over.amount : amounts(over.currency);
      return book(id, { what: 'move', to, amount, currency: over.currency });
    },
    takeBackMove: (id) => {
      const moved = oneOf(paymentsOf(id).filter((each) => each.source === 'moved'));
      if (!moved) return Promise.resolve();
      return book(id, aReversal(moved.id));
    },
    approve: (id) => decideOne(id, 'approve'),
    reject: (id) => decideOne(id, 'reject'),
    renew: (id) => renew([id]),
    renewFamily: () => renew([people[guardian] ?? '', people[child] ?? '']),
    replace,
    end,
    ask: (id) => askToPay(context, { adminEmail: by, memberId: id }),
    wait: async () => {
      nowMs += (1 + below(120)) * 86_400_000;
    },
  };
  const book = (memberId: string, wanted: RouteBody<typeof route>) =>
    bookMoney(context, { ...wanted, adminEmail: by, memberId, paymentId: fresh('p') });
  const record = (
    memberId: string,
    what: 'in' | 'out',
    money: { amount: number; currency: Currency },
    request_number?: string,
  ) => book(memberId, { what, ...money, way: 'bank', day: today(), request_number });

  const allRows = () => [
    ...people.flatMap(paymentsOf),
    ...(store.ledger() as unknown as LedgerRow[]),
  ];

  const names = Object.keys(steps);
  const likely = ['pay', 'pay', 'pay', 'approve', 'approve', 'renew', 'renew', 'wait', 'settle'];

  /** Does one random thing. If the product refuses it, it throws an `AppError` and changes nothing. */
  async function step(): Promise<string> {
    const name = oneOf([...names, ...likely]);
    const id = oneOf(people);
    await steps[name]?.(id).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
    return `${name} ${id}`;
  }

  return {
    async begin() {
      for (const id of people) await join(id);
    },
    step,
    check: () =>
      people.flatMap((id) =>
        wrongOf(memberOf(id), counted.get(id) ?? [], paymentsOf(id), store.applications(id)),
      ),
    /** The sums of the accountant's file, in cents and rial. */
    sumsOfFile: async () =>
      sumOf(
        (await rowsOfFile(paymentsFile(context))).map(({ amount, currency }) => ({
          EUR: currency === 'EUR' ? Math.round(Number(amount) * 100) : 0,
          IRR: currency === 'IRR' ? Number(amount) : 0,
        })),
      ),
    sums: () => ({
      accounts: sumOf([
        ...people.map((id) => paidByAccount(memberOf(id), counted.get(id) ?? [], paymentsOf(id))),
        ...gone,
      ]),
      counted: countedIn(allRows()),
      received: sumsOf('received', allRows()),
    }),
  };
}
