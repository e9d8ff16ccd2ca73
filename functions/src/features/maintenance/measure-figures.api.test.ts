import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { aPayment, aReversal } from '../../../test/build-money.ts';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { measureFigures } from './measure-figures.ts';

const read = async () => {
  const { token } = await signInAdmin(undefined, 'open', 'treasurer');
  return callOrThrow(api.readFigures, { token });
};

it('maintenance adds everybody up twice a day, and whoever looks reads what it kept', async () => {
  await testDb().doc('settings/figures').delete();
  expect(await read()).toMatchObject({ measured_at: null, figures: null });
  await storeMember({ juventus_card: false });
  const context = serverContext();
  const looked = await measureFigures(context);
  expect(looked).toBeGreaterThan(0);
  const { figures } = await read();
  const sum = figures?.package.reduce((all, { applications }) => all + applications, 0);
  expect(sum).toBe(looked);
  expect(await measureFigures(context)).toBe(0);
  const later = { ...context, now: () => new Date(Date.now() + 13 * 60 * 60_000) };
  expect(await measureFigures(later)).toBeGreaterThan(0);
});

it('a turn that is too short for all applications stores nothing, and the next turn adds them up', async () => {
  await testDb().doc('settings/figures').delete();
  await storeMember({ juventus_card: false });
  expect(await measureFigures(serverContext(), () => 0)).toBe(0);
  expect((await read()).figures).toBeNull();
  expect(await measureFigures(serverContext())).toBeGreaterThan(0);
});

/** The season of this test; no other test of the suite has payments in it. */
const season = '2047/48';

it("the money of a season is that of the accountant's file: parts, refunds, rial, what was taken back", async () => {
  const { token } = await signInAdmin();
  const fields = { juventus_card: false, payment_method: 'euro' } as const;
  const [one, other] = [
    await storeMember(fields, { season }),
    await storeMember(fields, { season }),
  ];
  const record = async (id: string, changes: Parameters<typeof aPayment>[0]) => {
    const params = { id, paymentId: randomUUID() };
    await callOrThrow(api.bookMoney, { params, body: aPayment(changes), token });
    return params;
  };
  await record(one.id, { amount: 1050 });
  await record(one.id, { amount: 50, what: 'out' });
  await record(other.id, { amount: 90_000_000, currency: 'IRR' });
  const params = await record(other.id, { amount: 700 });
  await callOrThrow(api.bookMoney, { params, body: aReversal(params.paymentId, 'Twice.'), token });

  await testDb().doc('settings/figures').delete();
  await measureFigures(serverContext());
  const { figures } = await read();
  const { bytes } = await call(api.exportPayments, { query: { format: 'json' }, token });
  const lines = JSON.parse(bytes.toString()) as Line[];
  const inFile = (currency: string) =>
    lines
      .filter((line) => line.season === season && line.currency === currency)
      .reduce((sum, { amount }) => sum + amount, 0);
  const row = figures?.season.find(({ name }) => name === season);
  expect(row).toMatchObject({ applications: 2, received: { EUR: 1000, IRR: 90_000_000 } });
  expect(row?.received).toEqual({ EUR: Math.round(100 * inFile('EUR')), IRR: inFile('IRR') });
});

interface Line {
  season: string;
  amount: number;
  currency: string;
}

it('figures that an earlier version added up are added up again', async () => {
  const doc = testDb().doc('settings/figures');
  await doc.set({ measured_at: new Date(), figures: { days: [], season: [] } });
  expect(await read()).toMatchObject({ measured_at: null, figures: null });
  expect(await measureFigures(serverContext())).toBeGreaterThan(0);
});
