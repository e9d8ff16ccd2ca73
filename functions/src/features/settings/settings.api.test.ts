import { api } from '@fanclub/contract/api';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
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

it('everybody gets the defaults if staff set nothing and nothing was measured', async () => {
  await stored().delete();
  await testDb().doc('settings/decisionTimes').delete();
  const answer = await call(api.settings);
  expect(answer.status).toBe(200);
  const { deadline_passed: isPassed, ...rest } = answer.body;
  const { deadline_passed: _, ...defaults } = defaultPublicSettings;
  expect(rest).toEqual(defaults);
  expect(isPassed).toBe(Date.now() > Date.parse('2026-03-15T20:29:59Z'));
});

it('an edit is returned at once, and nothing that is not public', async () => {
  await stored().set({
    price_under_14: 15,
    price_under_5: 10,
    club_card_price: 5,
    processing_fee: 1.5,
    deadline: '2027-01-31T12:00:00',
    enforceDeadline: true,
    card_number: '6037 9900 1111 2220',
    fallbackRate: { value: 1, since: new Date() },
    specialAccountEmail: 'special@fanclub.test',
  });
  const { body } = await call(api.settings);
  expect(body).toMatchObject({
    price_international: 20,
    price_base: 5,
    price_under_14: 15,
    price_under_5: 10,
    club_card_price: 5,
    shipping_price: 5,
    membership_fee: 0,
    processing_fee: 1.5,
    deadline: '2027-01-31T12:00:00',
    enforce_deadline: true,
    card_number: '6037 9900 1111 2220',
  });
  expect(Object.keys(body).sort()).toEqual(Object.keys(defaultPublicSettings).sort());
});

it('lives with values that staff got wrong', async () => {
  await stored().set({
    price_base: '5 euro',
    price_international: -1,
    deadline: 'soon',
    enforceDeadline: 'yes',
    revolut_link: null,
  });
  const { body, status } = await call(api.settings);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    price_base: defaultPublicSettings.price_base,
    price_international: defaultPublicSettings.price_international,
    deadline: defaultPublicSettings.deadline,
    enforce_deadline: false,
  });
  const { problems } = (await call(api.health)).body;
  const names = [
    'price_international',
    'price_base',
    'deadline',
    'enforceDeadline',
    'revolut_link',
  ];
  expect(problems).toEqual(
    expect.arrayContaining(names.map((name) => `settings/registration.${name}`)),
  );
});

it("the number of today's members is returned if staff want it, and is counted once an hour", async () => {
  const count = async () => (await call(api.settings)).body.member_count;
  await stored().set({ show_member_count: true });
  await testDb().doc('settings/memberCount').delete();
  expect(await count()).toBeNull();
  await storeMember({}, approved);
  await countMembersAnew(serverContext());
  const counted = await count();
  expect(counted).toBeGreaterThan(0);
  await storeMember({}, approved);
  await countMembersAnew(serverContext());
  expect(await count()).toBe(counted);
  await stored().set({ show_member_count: false });
  expect(await count()).toBeNull();
});
