import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, everyone, type Persona, personas, restAddress } from './personas.ts';

const hourMs = 3_600_000;
const closedCollections = [
  'members',
  'member_emails',
  'promo_reservations',
  'reminders',
  'news',
  'mail_words',
  'list_looks',
  'renewal_reminders',
  'member_notes',
  'cards',
  'ledger',
  'tills',
  'till_counts',
  'receipts',
  'members/somebody/payments',
  'applications',
  'statement_lines',
  'file_formats',
  'statement_files',
  'known_payers',
  'season_days',
  'uploads',
  'login_links',
  'passwords',
  'admins',
  'settings',
  'mail',
  'audit',
  'setting_changes',
  'idempotency',
  'rate_limits',
  'something_new',
];

let env: RulesTestEnvironment;

beforeAll(async () => {
  // Most of these tests expect refusals. The SDK would log each refusal.
  setLogLevel('silent');
  env = await connect();
});
afterAll(() => env.cleanup());
beforeEach(() => env.clearFirestore());

const clients = new Map<Persona, Firestore>();

/** Returns the client of a persona. All tests share it, because each client opens a connection of its own. */
function as(persona: Persona): Firestore {
  const client =
    clients.get(persona) ?? (personas[persona](env).firestore() as unknown as Firestore);
  clients.set(persona, client);
  return client;
}

async function given(path: string, data: object): Promise<void> {
  await env.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore() as unknown as Firestore, path), data);
  });
}

const buildPromo = (changes: object = {}) => ({
  discountRate: 50,
  discountType: 'percentage',
  usedCount: 3,
  maxUses: 10,
  expiresAt: Timestamp.fromMillis(Date.now() + hourMs),
  ...changes,
});
const fallback = (isOn: unknown) => given('settings/access', { clientPromoFallback: isOn });
const promo = (db: Firestore) => doc(db, 'promo_codes/SHIP3');

describe.each(closedCollections)('%s', (name) => {
  it.each(everyone)(
    'is closed to a %s: no get, list, create, update or delete',
    async (persona) => {
      await given(`${name}/known`, { value: 1 });
      const db = as(persona);
      await assertFails(getDoc(doc(db, name, 'known')));
      await assertFails(getDocs(collection(db, name)));
      await assertFails(setDoc(doc(db, name, 'new'), { value: 1 }));
      await assertFails(updateDoc(doc(db, name, 'known'), { value: 2 }));
      await assertFails(deleteDoc(doc(db, name, 'known')));
    },
  );
});

it('a member and an admin cannot read the documents that are about themselves either', async () => {
  await given('members/member-uid', { email: 'approved@fanclub.test' });
  await given('admins/admin@fanclub.test', { email: 'admin@fanclub.test' });
  await assertFails(getDoc(doc(as('member'), 'members/member-uid')));
  await assertFails(getDoc(doc(as('admin'), 'admins/admin@fanclub.test')));
});

it.each(everyone)(
  'a promo code is read by its name by a %s while the fallback is on',
  async (persona) => {
    await fallback(true);
    await given('promo_codes/SHIP3', buildPromo());
    const snapshot = await assertSucceeds(getDoc(promo(as(persona))));
    expect(snapshot.get('usedCount')).toBe(3);
  },
);

it.each(everyone)('a promo code is read by no %s while the fallback is off', async (persona) => {
  await fallback(false);
  await given('promo_codes/SHIP3', buildPromo());
  await assertFails(getDoc(promo(as(persona))));
  await assertFails(getDoc(doc(as(persona), 'promo_codes/GUESSED')));
});

it.each(everyone)('a promo code is never listed, created or deleted by a %s', async (persona) => {
  await fallback(true);
  await given('promo_codes/SHIP3', buildPromo());
  const db = as(persona);
  await assertFails(getDocs(collection(db, 'promo_codes')));
  await assertFails(setDoc(doc(db, 'promo_codes/FREE'), buildPromo()));
  await assertFails(deleteDoc(promo(db)));
});

it.each(everyone)(
  'a code for one e-mail is readable by no %s, because it would tell whose it is',
  async (persona) => {
    await fallback(true);
    await given('promo_codes/SHIP3', buildPromo({ email: 'approved@fanclub.test' }));
    await assertFails(getDoc(promo(as(persona))));
  },
);

it('everybody may ask for a code that does not exist', async () => {
  await fallback(true);
  expect((await assertSucceeds(getDoc(promo(as('visitor'))))).exists()).toBe(false);
});

it('a promo code keeps what lies below it closed', async () => {
  await given('promo_codes/SHIP3/notes/one', { value: 1 });
  await assertFails(getDoc(doc(as('visitor'), 'promo_codes/SHIP3/notes/one')));
});

it.each([
  ['off', false],
  ['not a flag', 'true'],
  ['missing in its document', undefined],
])('counting a use is refused while the fallback is %s', async (_, value) => {
  await given('settings/access', value === undefined ? {} : { clientPromoFallback: value });
  await given('promo_codes/SHIP3', buildPromo());
  await assertFails(updateDoc(promo(as('visitor')), { usedCount: 4 }));
});

it('counting a use is refused where no access settings exist', async () => {
  await given('promo_codes/SHIP3', buildPromo());
  await assertFails(updateDoc(promo(as('visitor')), { usedCount: 4 }));
});

it.each([
  ['two at once', { usedCount: 5 }],
  ['none', { usedCount: 3 }],
  ['one back', { usedCount: 2 }],
  ['half a use', { usedCount: 3.5 }],
  ['a text', { usedCount: '4' }],
  ['one and another limit with it', { usedCount: 4, maxUses: 1000 }],
  ['one and another rate with it', { usedCount: 4, discountRate: 100 }],
  ['one and a new field with it', { usedCount: 4, note: 'hello' }],
])('counting a use never counts %s', async (_, change) => {
  await fallback(true);
  await given('promo_codes/SHIP3', buildPromo());
  await assertFails(updateDoc(promo(as('visitor')), change));
});

it.each([
  ['counts a whole number', { integerValue: '4' }, 200],
  ['never counts a whole number kept as a fraction', { doubleValue: 4 }, 403],
])('counting a use: %s', async (_, usedCount, status) => {
  await fallback(true);
  await given('promo_codes/SHIP3', buildPromo());
  const address = `${restAddress}/promo_codes/SHIP3?updateMask.fieldPaths=usedCount`;
  const body = JSON.stringify({ fields: { usedCount } });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(address, { method: 'PATCH', headers, body })).status).toBe(status);
});

it.each([
  ['switched off', { disabled: true }],
  ['for one e-mail', { email: 'approved@fanclub.test' }],
])('counting a use is refused for a code that is %s', async (_, changes) => {
  await fallback(true);
  await given('promo_codes/SHIP3', buildPromo(changes));
  await assertFails(updateDoc(promo(as('visitor')), { usedCount: 4 }));
});
