import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { registrationBody } from '@fanclub/contract/testing/build-registration';
import { changePackage, putFactsBack } from '@fanclub/contract/testing/change-club';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseRegistrationSettings } from '#repositories/registration-settings';
import { buildApplication } from '../../../test/build-money.ts';
import { draftsOf } from './drafts.ts';
import type { SubmissionReads } from './read-submission.ts';

beforeEach(() => changePackage('base', { family: true }));
afterEach(putFactsBack);

const { price_list: _, ...relative } = buildApplication({ pack_type: 'base' });
const settings = {
  ...parseRegistrationSettings({ data: () => undefined } as DocumentSnapshot),
  season: relative.season,
  price_base: 10,
  membership_fee: 1,
};

/** Returns what each person is charged for the package, and in all. */
function chargedFor(packs: readonly string[], family: readonly object[] = []) {
  const applications = packs.map((pack_type) => ({
    fingerprint: '',
    member: null,
    path: '',
    body: { ...registrationBody(), pack_type, juventus_card: false } as unknown as RegisterRequest,
  }));
  const receiptIds = packs.map((_, i) => `receipt-${i}`);
  const reads = { applications, family, receiptIds, rate: null, availability: null };
  const numbers = packs.map((_, i) => `JOFCI-ABCD234${i}`);
  return draftsOf(reads as unknown as SubmissionReads, { numbers, settings, now: new Date() }).map(
    ({ fresh }) => [fresh.base_amount, fresh.total_price],
  );
}

it('the people of a submission share a family package, and each pays the fees', () => {
  expect(chargedFor(['base', 'under_5', 'base', 'base'])).toEqual([
    [3.34, 4.34],
    [5, 6],
    [3.33, 4.33],
    [3.33, 4.33],
  ]);
});

it('people who join a family that has the package this season pay the fees alone', () => {
  expect(chargedFor(['base', 'base'], [relative])).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

it('a family that had the package in another season pays it again', () => {
  expect(chargedFor(['base'], [{ ...relative, season: '2020/21' }])).toEqual([[10, 11]]);
});
