import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { settings } from '@fanclub/contract/settings/routes';
import { health } from '@fanclub/contract/system/routes';
import { approved } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countMembersAnew } from '#features/maintenance/count-members-anew';
import { serverContext } from '#platform/context';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';

const stored = () => testDb().doc('settings/registration');
let before: object | undefined;

beforeEach(async () => {
  before = (await stored().get()).data();
});
afterEach(async () => {
  await (before ? stored().set(before) : stored().delete());
});

it('answers everyone the defaults where staff set nothing and nothing was measured', async () => {
  await stored().delete();
  await testDb().doc('settings/decisionTimes').delete();
  const answer = await call(settings);
  expect(answer.status).toBe(200);
  const { deadline_passed: isPassed, ...rest } = answer.body;
  const { deadline_passed: _, ...defaults } = defaultPublicSettings;
  expect(rest).toEqual(defaults);
  expect(isPassed).toBe(Date.now() > Date.parse('2026-03-15T20:29:59Z'));
});

it('shows an edit at once, and nothing that is not public', async () => {
  await stored().set({
    prices: { under_14: 15, under_5: 10 },
    clubCardPrice: 5,
    processingFee: 1.5,
    deadline: '2027-01-31T12:00:00',
    enforceDeadline: true,
    cardNumber: '6037 9900 1111 2222',
    fallbackRate: { rate: 1, date: '2026-01-01' },
    specialAccountEmail: 'special@fanclub.test',
  });
  const { body } = await call(settings);
  expect(body).toMatchObject({
    prices: { international: 20, base: 5, under_14: 15, under_5: 10 },
    club_card_price: 5,
    shipping_price: 5,
    membership_fee: 0,
    processing_fee: 1.5,
    deadline: '2027-01-31T12:00:00',
    enforce_deadline: true,
    card_number: '6037 9900 1111 2222',
  });
  expect(Object.keys(body).sort()).toEqual(Object.keys(defaultPublicSettings).sort());
});

it('lives with values that staff got wrong', async () => {
  await stored().set({
    prices: { base: '5 euro', international: -1 },
    deadline: 'soon',
    enforceDeadline: 'yes',
    paymentLinks: null,
  });
  const { body, status } = await call(settings);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    prices: defaultPublicSettings.prices,
    deadline: defaultPublicSettings.deadline,
    enforce_deadline: false,
  });
  const { problems } = (await call(health)).body;
  const names = ['prices.international', 'prices.base', 'deadline', 'enforceDeadline'];
  expect(problems).toEqual(
    expect.arrayContaining(names.map((name) => `settings/registration.${name}`)),
  );
});

it('tells how many are members today where staff want it, counted once an hour and by no visitor', async () => {
  const count = async () => (await call(settings)).body.member_count;
  await stored().set({ showMemberCount: true });
  await testDb().doc('settings/memberCount').delete();
  expect(await count()).toBeNull();
  await storeMember({}, approved);
  await countMembersAnew(serverContext());
  const counted = await count();
  expect(counted).toBeGreaterThan(0);
  await storeMember({}, approved);
  await countMembersAnew(serverContext());
  expect(await count()).toBe(counted);
  await stored().set({ showMemberCount: false });
  expect(await count()).toBeNull();
});
