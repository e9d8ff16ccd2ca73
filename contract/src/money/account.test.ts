import { expect, it } from 'vitest';
import { randomOf } from '../testing/random-of.ts';
import {
  type Account,
  accountOf,
  balanceOf,
  type Charged,
  duesToPay,
  earlierDuesToPay,
  emptyAccount,
  numberBeside,
  proposedDue,
  settlementOf,
  withApplication,
} from './account.ts';
import { type Amounts, currencies, noAmounts, plus } from './amounts.ts';
import { dueOf, isCovered, openOf, owedBackOf, receivedOf } from './due.ts';

const applied = (changes: Partial<Charged<string>>): Charged<string> => ({
  request_number: 'JOFCI-AAAA2222',
  season: '2026/27',
  payment_method: 'euro',
  total_price: 35,
  rial_amount: null,
  submitted_at: '2026-11-01',
  received: noAmounts,
  waived: null,
  kept: null,
  before: null,
  request_status: 'submitted',
  ...changes,
});
const half = applied({ received: { EUR: 1750, IRR: 0 } });
const renewal = applied({
  request_number: 'JOFCI-BBBB3333',
  season: '2027/28',
  total_price: 5.5,
  received: { EUR: 1750, IRR: 0 },
});

it('the account keeps what is open of an earlier season beside what is too much in a later one', () => {
  const account = accountOf([renewal, half]);
  expect(account.open_dues).toEqual([
    {
      request_number: half.request_number,
      season: '2026/27',
      amount: 1750,
      currency: 'EUR',
      since: half.submitted_at,
    },
  ]);
  expect(account.over_dues).toMatchObject([
    { request_number: renewal.request_number, amount: 1200 },
  ]);
  expect(balanceOf(account)).toEqual({ EUR: 550, IRR: 0 });
});

it('the account offers a settlement of what is open with what is too much, and only in the same currency', () => {
  expect(settlementOf(accountOf([half, renewal]))).toMatchObject({
    from: { season: '2027/28' },
    to: { season: '2026/27' },
    amount: 1200,
    currency: 'EUR',
  });
  const inRial = applied({ ...renewal, received: { EUR: 0, IRR: 900_000 } });
  expect(settlementOf(accountOf([half, inRial]))).toBeNull();
  // Money in euro settles no part of the amount in rial that the same application costs.
  expect(settlementOf(accountOf([inRial]))).toBeNull();
});

it('a member is told to pay what is owed without what the club owes back in the same currency', () => {
  const owing = (renewed: Charged<string>) => ({
    ...renewed,
    ...accountOf([half, renewed]),
    requested: null,
  });
  const toldToPay = (changes: Partial<Charged<string>>) =>
    duesToPay(owing({ ...renewal, ...changes })).map(({ season, amount }) => [season, amount]);
  expect(toldToPay({})).toEqual([['2026/27', 550]]);
  expect(toldToPay({ received: { EUR: 2300, IRR: 0 } })).toEqual([]);
  const inRial = { payment_method: 'rial', rial_amount: 90_000, received: noAmounts } as const;
  expect(toldToPay({ ...inRial, received: { EUR: 0, IRR: 2_000_000 } })).toEqual([
    ['2026/27', 1750],
  ]);
  // The renewal itself is owed once it is approved.
  expect(toldToPay({ received: noAmounts })).toEqual([['2026/27', 1750]]);
  const approved = { received: noAmounts, request_status: 'approved' } as const;
  expect(toldToPay(approved)).toEqual([
    ['2026/27', 1750],
    ['2027/28', 550],
  ]);
  expect(earlierDuesToPay(owing({ ...renewal, ...approved }))).toMatchObject([
    { season: '2026/27' },
  ]);
});

it('the account offers no settlement of an amount that is not known', () => {
  const unknown = applied({ payment_method: 'rial' });
  const surplus = applied({ ...renewal, received: { EUR: 0, IRR: 900_000 } });
  const account = accountOf([unknown, surplus]);
  expect(account.open_dues).toMatchObject([{ amount: null, currency: 'IRR' }, {}]);
  expect(account.over_dues).toMatchObject([{ amount: 900_000, currency: 'IRR' }]);
  expect(settlementOf(account)).toBeNull();
});

it('the account proposes the oldest open due for money in, and the surplus for money out', () => {
  const account = accountOf([half, renewal]);
  expect(proposedDue(account, 'in', 'EUR')).toBe(half.request_number);
  const unpaid = accountOf([half, { ...renewal, received: { EUR: 0, IRR: 0 } }]);
  expect(proposedDue(unpaid, 'in', 'EUR')).toBe(half.request_number);
  expect(proposedDue(account, 'out', 'EUR')).toBe(renewal.request_number);
  expect(proposedDue(account, 'in', 'IRR')).toBeNull();
});

it('the account owes all that was received for a rejected application, and asks nothing for it', () => {
  const rejected = accountOf([
    applied({ request_status: 'rejected', received: { EUR: 100, IRR: 50 } }),
  ]);
  expect(rejected.open_dues).toEqual([]);
  expect(balanceOf(rejected)).toEqual({ EUR: -100, IRR: -50 });
});

it('the account forgives a step of rounding in rial, and lists an unpaid amount that is not known', () => {
  const rounded = applied({ payment_method: 'rial', rial_amount: 21_046_000 });
  expect(accountOf([{ ...rounded, received: { EUR: 0, IRR: 21_045_900 } }]).open_dues).toEqual([]);
  expect(accountOf([{ ...rounded, received: { EUR: 0, IRR: 21_045_899 } }]).open_dues).toEqual([
    expect.objectContaining({ amount: 101 }),
  ]);
  const unknown = accountOf([{ ...rounded, rial_amount: null }]);
  expect(unknown.open_dues).toEqual([expect.objectContaining({ amount: null })]);
  expect(balanceOf(unknown)).toEqual(noAmounts);
  expect(accountOf([{ ...rounded, rial_amount: null, received: { EUR: 0, IRR: 5 } }])).toEqual(
    emptyAccount,
  );
});

it('the account keeps the time when an entry began until a decision', () => {
  const before = accountOf([half]);
  const more = applied({ received: { EUR: 2000, IRR: 0 } });
  expect(withApplication(before, more, { now: '2026-12-01' }).open_dues).toMatchObject([
    { since: half.submitted_at, amount: 1500 },
  ]);
  expect(
    withApplication(before, more, { now: '2026-12-01', isAnew: true }).open_dues,
  ).toMatchObject([{ since: '2026-12-01' }]);
  const over = (EUR: number, IRR: number) => applied({ received: { EUR, IRR } });
  const inEuro = accountOf([over(4000, 0)]);
  expect(withApplication(inEuro, over(4000, 500), { now: '2026-12-01' }).over_dues).toMatchObject([
    { currency: 'EUR', since: half.submitted_at },
    { currency: 'IRR', since: '2026-12-01' },
  ]);
});

/** Returns one to four applications, each of another season, with random amounts and payments. */
function drawn(random: (most: number) => number) {
  return Array.from({ length: 1 + random(4) }, (_, i) => {
    const payment_method = random(2) ? ('euro' as const) : ('rial' as const);
    const total_price = random(5000) / 100;
    const received: Amounts = {
      EUR: random(3) ? random(6000) : Math.round(total_price * 100),
      IRR: random(3) ? 0 : random(50) * 100_000 + random(300),
    };
    return {
      request_number: `JOFCI-${i}`,
      season: `20${26 + i}/${27 + i}`,
      request_status: (['submitted', 'approved', 'rejected'] as const)[random(3)] ?? 'submitted',
      submitted_at: `2026-01-0${i + 1}`,
      payment_method,
      total_price,
      rial_amount: payment_method === 'rial' && random(5) ? random(50) * 100_000 : null,
      is_paid: random(2) === 1,
      received: random(6) ? received : null,
      waived: null,
      kept: null,
      before: null,
    };
  });
}

const seeds = Array.from({ length: 500 }, (_, seed) => seed);

it.each(seeds)(
  'every account agrees with its applications, whatever their order (seed %i)',
  (seed) => {
    const random = randomOf(seed);
    const applications = drawn(random);
    const account: Account = accountOf(applications);
    expect(accountOf(applications.toReversed())).toEqual(account);
    for (const application of applications) {
      const own = ({ request_number }: { request_number: string }) =>
        request_number === application.request_number;
      const money = account.over_dues
        .filter(own)
        .map(({ amount, currency }) => ({ amount, currency }));
      expect(money).toEqual(owedBackOf(application));
      const [open] = account.open_dues.filter(own);
      const isOpen = application.request_status !== 'rejected' && !isCovered(application);
      expect(Boolean(open)).toBe(isOpen);
      if (open) expect(open.amount).toBe(openOf(application)?.amount ?? null);
    }
    // The balance is dues minus received money. In rial, up to a step may be missing for each application.
    const isCancelled = ({ request_status }: Charged<string>) => request_status === 'rejected';
    const known = applications.filter((one) => dueOf(one) !== null || isCancelled(one));
    for (const currency of currencies) {
      const exact = known.reduce((sum, one) => {
        const due = isCancelled(one) ? null : dueOf(one);
        const asked = due?.currency === currency ? due.amount : 0;
        return sum + asked - receivedOf(one)[currency];
      }, 0);
      const slack = currency === 'EUR' ? 0 : 100 * known.length;
      expect(Math.abs(balanceOf(account)[currency] - exact)).toBeLessThanOrEqual(slack);
    }
  },
);

it.each(seeds.slice(0, 200))(
  'every account owes and is owed in no currency once settled (seed %i)',
  (seed) => {
    let applications: Charged<string>[] = drawn(randomOf(seed));
    const balance = balanceOf(accountOf(applications));
    for (let i = 0; i < 20; i += 1) {
      const next = settlementOf(accountOf(applications));
      if (!next) break;
      const { from, to, amount, currency } = next;
      const moved = (one: Charged<string>, sign: number) => ({
        ...one,
        received: plus(receivedOf(one), { amount: sign * amount, currency }),
      });
      applications = applications.map((one) => {
        if (one.request_number === from.request_number) return moved(one, -1);
        return one.request_number === to.request_number ? moved(one, 1) : one;
      });
    }
    const settled = accountOf(applications);
    expect(balanceOf(settled)).toEqual(balance);
    for (const currency of currencies) {
      const knownOpen = settled.open_dues.some((one) => one.currency === currency && one.amount);
      const over = settled.over_dues.some((one) => one.currency === currency);
      expect(knownOpen && over).toBe(false);
    }
  },
);

it('an application is named by its season, and by its number if another one has the same season', () => {
  const [one, other] = [applied({}), applied({ request_number: 'JOFCI-BBBB2222' })];
  const earlier = applied({ request_number: 'JOFCI-CCCC2222', season: '2025/26' });
  const all = [one, one, other, earlier];
  expect(all.map((each) => numberBeside(each, all) !== '')).toEqual([true, true, true, false]);
});
