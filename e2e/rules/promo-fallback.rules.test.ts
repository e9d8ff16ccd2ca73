import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  increment,
  updateDoc,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect, emulatorHost, projectId } from './personas.ts';

/**
 * Tests the requests that the web app sends to Firestore directly while the API cannot be reached. `count` sends the
 * same request, with the same SDK, as `countPromoUse` in `web/src/features/registration/promo/promo-database.ts`.
 */

const hourMs = 3_600_000;
const app = initializeApp({ projectId }, 'promo-fallback');
const database: Firestore = getFirestore(app);
let env: RulesTestEnvironment;

beforeAll(async () => {
  const [host = '', port] = emulatorHost.split(':');
  connectFirestoreEmulator(database, host, Number(port));
  env = await connect();
});
afterAll(() => Promise.all([env.cleanup(), deleteApp(app)]));

type Stored = Record<string, unknown> | null;

async function given({ promo, isOn = true }: { promo: Stored; isOn?: boolean }): Promise<void> {
  await env.withSecurityRulesDisabled(async (context) => {
    const rows = context.firestore();
    await rows.doc('settings/access').set({ clientPromoFallback: isOn });
    if (promo) await rows.doc('promo_codes/SHIP3').set(promo);
  });
}

async function usedCount(): Promise<unknown> {
  let found: unknown;
  await env.withSecurityRulesDisabled(async (context) => {
    found = (await context.firestore().doc('promo_codes/SHIP3').get()).get('usedCount');
  });
  return found;
}

beforeEach(() => env.clearFirestore());

const write = (value: unknown) =>
  updateDoc(doc(database, 'promo_codes', 'SHIP3'), { usedCount: value });
const count = (by = 1) => write(increment(by));
const refused = { code: 'permission-denied' };
const usable = {
  discountRate: 3,
  discountType: 'fixed',
  usedCount: 3,
  maxUses: 10,
  expiresAt: new Date(Date.now() + hourMs),
};

it.each([
  ['of a code that can be used', usable, 4],
  ['that is the last one', { ...usable, usedCount: 9 }, 10],
  ['of a code without limit and end', { discountRate: 3, discountType: 'fixed', usedCount: 7 }, 8],
  ['that is the first one', { discountRate: 3, discountType: 'fixed' }, 1],
])('a use from the web app is counted: %s', async (_, promo, after) => {
  await given({ promo });
  await count();
  expect(await usedCount()).toBe(after);
});

it.each([
  ['while staff have not switched it on', { promo: usable, isOn: false }],
  ['of a code that is used up', { promo: { ...usable, usedCount: 10 } }],
  ['of a code whose end has come', { promo: { ...usable, expiresAt: new Date(1000) } }],
  ['of a code whose uses cannot be read', { promo: { ...usable, usedCount: 'many' } }],
  ['of a code whose limit cannot be read', { promo: { ...usable, maxUses: 'ten' } }],
])('a use from the web app is refused and changes nothing: %s', async (_, situation) => {
  await given(situation);
  await expect(count()).rejects.toMatchObject(refused);
  expect(await usedCount()).toBe(situation.promo.usedCount);
});

it.each([
  ['a count', { usedCount: '3' }],
  ['a limit in Persian digits', { usedCount: 3, maxUses: '۱۰' }],
  ['both, in Arabic digits', { usedCount: ' ٣ ', maxUses: '١٠' }],
])('a use from the web app is counted where staff typed %s as text', async (_, typed) => {
  await given({ promo: { ...usable, ...typed } });
  await write(4);
  expect(await usedCount()).toBe(4);
  await count();
  expect(await usedCount()).toBe(5);
});

it('a use from the web app cannot set a count that staff typed as text back', async () => {
  await given({ promo: { ...usable, usedCount: '3' } });
  await expect(count()).rejects.toMatchObject(refused);
  await expect(write(3)).rejects.toMatchObject(refused);
  await given({ promo: { ...usable, usedCount: '10' } });
  await expect(write(11)).rejects.toMatchObject(refused);
});

it.each([2, 0, -1, 0.5])('a use from the web app is one use, never %d', async (by) => {
  await given({ promo: usable });
  await expect(count(by)).rejects.toMatchObject(refused);
  expect(await usedCount()).toBe(3);
});

it('a use from the web app makes no code that is not there', async () => {
  await given({ promo: null });
  await expect(count()).rejects.toBeTruthy();
  expect(await usedCount()).toBeUndefined();
});

it('a use from the web app is counted for one of five at once where one is left', async () => {
  await given({ promo: { ...usable, usedCount: 9 } });
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => count()));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await usedCount()).toBe(10);
});
