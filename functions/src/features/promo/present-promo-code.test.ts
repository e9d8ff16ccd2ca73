import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import { faultsOf, presentPromoCode } from './present-promo-code.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const whole = {
  discountType: 'percentage',
  discountRate: 50,
  expiresAt: timestampOf(nowMs + 1000),
  maxUses: 10,
  usedCount: 4,
  disabled: false,
  packTypes: ['base'],
  email: 'Sara@Example.com',
  sentences: { it: 'Ciao' },
};

const snapshotOf = (data: object | undefined, id = 'HALFSHIP') =>
  ({ id, data: () => data }) as unknown as DocumentSnapshot;
const present = (changes: object = {}, use = { held: 1, pending: 0 }) =>
  presentPromoCode(snapshotOf({ ...whole, ...changes }), use, nowMs);

it('a code is shown as it is stored, with its address in small letters', () => {
  expect(present()).toEqual({
    code: 'HALFSHIP',
    state: 'usable',
    discountType: 'percentage',
    discountRate: 50,
    expiresAt: '2026-11-20T12:00:01.000Z',
    maxUses: 10,
    usedCount: 4,
    held: 1,
    left: 6,
    disabled: false,
    packTypes: ['base'],
    email: 'sara@example.com',
    sentences: { it: 'Ciao' },
    malformed_fields: [],
  });
});

it('a code with the discount alone has no end, no limit and no use', () => {
  const bare = snapshotOf({ discountType: 'fixed', discountRate: 3 });
  expect(presentPromoCode(bare, { held: 0, pending: 0 }, nowMs)).toMatchObject({
    state: 'usable',
    expiresAt: null,
    maxUses: null,
    usedCount: 0,
    left: null,
    disabled: false,
    packTypes: null,
    email: null,
    sentences: {},
  });
});

it('numbers that staff typed as text are shown as numbers', () => {
  const typed = { discountRate: '۵۰', maxUses: '10', usedCount: '4' };
  expect(present(typed, { held: 1, pending: 2 })).toMatchObject({
    state: 'usable',
    discountRate: 50,
    maxUses: 10,
    usedCount: 6,
    left: 4,
    malformed_fields: [],
  });
});

it.each([
  ['usable', {}],
  ['disabled', { disabled: true }],
  ['expired', { expiresAt: timestampOf(nowMs) }],
  ['used_up', { usedCount: 10 }],
  ['malformed', { discountRate: 'half' }],
  ['malformed', { discountRate: 150 }],
])('the state is %s', (state, changes) => {
  expect(present(changes).state).toBe(state);
});

it('the state counts uses that the record does not count yet', () => {
  expect(present({}, { held: 0, pending: 5 })).toMatchObject({
    state: 'usable',
    usedCount: 9,
    left: 1,
  });
  const over = present({}, { held: 0, pending: 7 });
  expect(over).toMatchObject({ state: 'used_up', usedCount: 11, left: 0 });
});

it('a malformed code shows what can be read of it, and names the rest', () => {
  expect(present({ maxUses: -1, email: 'Sara@Example.com' })).toMatchObject({
    state: 'malformed',
    maxUses: null,
    usedCount: 4,
    left: null,
    email: 'Sara@Example.com',
    malformed_fields: ['maxUses'],
  });
  expect(present({ usedCount: 'many' })).toMatchObject({ usedCount: null, left: null });
  expect(present({ expiresAt: 'soon', disabled: 'no' })).toMatchObject({
    expiresAt: null,
    disabled: false,
  });
});

it('a malformed code has a name that members cannot type', () => {
  const faulty = snapshotOf({ ...whole, discountRate: null }, 'half ship');
  expect(faultsOf(faulty)).toEqual(['code', 'discountRate']);
  const untypable = snapshotOf(whole, 'half ship');
  const shown = presentPromoCode(untypable, { held: 0, pending: 0 }, nowMs);
  expect(shown).toMatchObject({ state: 'malformed', malformed_fields: ['code'] });
});

it('a malformed code may have no record at all', () => {
  const gone = presentPromoCode(snapshotOf(undefined), { held: 0, pending: 0 }, nowMs);
  expect(gone).toMatchObject({ state: 'malformed', usedCount: 0 });
  expect(gone.malformed_fields).toEqual(['discountRate', 'discountType']);
});
