import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { buildApplication } from '../../../test/build-money.ts';
import { buildMembership } from '../../../test/build-season.ts';
import { presentFamilyMember } from './present-family.ts';
import { presentLimited, presentMember } from './present-member.ts';
import { presentMemberForAdmin } from './present-member-for-admin.ts';

const now = new Date('2026-11-20T12:00:00Z');
const at = timestampOf(now);

const build = (changes: Partial<Member> = {}) =>
  buildApplication({ has_password: true, account: 'ready', ...changes });

const forAdmin = (changes: Partial<Member>) => presentMemberForAdmin(build(changes));

it('only an approved member is flagged since the decision', () => {
  const flagged = { flagged_since_decision: true } as const;
  const shown = (['approved', 'submitted', 'rejected'] as const).map(
    (request_status) => forAdmin({ ...flagged, request_status }).flagged_since_decision,
  );
  expect(shown).toEqual([true, false, false]);
  const unflagged = { request_status: 'approved', flagged_since_decision: false } as const;
  expect(forAdmin(unflagged).flagged_since_decision).toBe(false);
});

it('the record for admins shows the flags, and the applications that have the same receipt or seem to be by the same person', () => {
  const seen: Partial<Member> = {
    flags: ['same_receipt', 'similar_person'],
    receipt_also_used_by: ['JOFCI-ABCD2345'],
    similar_to: ['JOFCI-BCDE3456'],
  };
  expect(forAdmin(seen)).toMatchObject(seen);
});

it('the record for admins shows the number that a member was told', () => {
  expect(forAdmin({ told_number: 'JOFCI-OLD' }).told_number).toBe('JOFCI-OLD');
  expect(forAdmin({}).told_number).toBeNull();
});

it('the record for admins says whether an account is still to be made', () => {
  expect(forAdmin({ account: 'pending' }).account_pending).toBe(true);
  expect(forAdmin({}).account_pending).toBe(false);
});

it.each([
  ['has_family', { has_family: true }],
  ['has_receipt', { receipt_upload: 'r1' }],
  ['has_passport', { passport_upload: 'p1' }],
  ['has_payment_note', { payment_note: 'seen' }],
  ['is_asked', { requested: { at, items: [], note: null } }],
  ['has_answered', { answered: { at, asked_at: at } }],
] as const)(
  'the record for admins says %s of a member of whom it is true, and nothing else',
  (flag, changes) => {
    const none = {
      has_family: false,
      receipt_upload: null,
      passport_upload: null,
      payment_note: null,
    };
    const off = {
      has_family: false,
      has_receipt: false,
      has_passport: false,
      has_payment_note: false,
      is_asked: false,
      has_answered: false,
    };
    expect(forAdmin(none)).toMatchObject(off);
    const changed = { ...none, ...changes } as unknown as Partial<Member>;
    expect(forAdmin(changed)).toMatchObject({ ...off, [flag]: true });
  },
);

it('the record for admins shows an answer and the member’s changes with their times', () => {
  const change = {
    at,
    field: 'phone',
    from: 'a',
    to: 'b',
  } as unknown as Member['own_changes'][0];
  const answer = {
    at,
    asked_at: at,
    was_rejected: true,
    items: ['phone'],
    note: 'n',
    changes: [],
  };
  const { answered, own_changes } = forAdmin({
    own_changes: [change],
    answered: answer as unknown as Member['answered'],
  });
  const time = now.toISOString();
  expect(answered).toEqual({ ...answer, at: time, asked_at: time });
  expect(own_changes).toEqual([{ ...change, at: time }]);
});

it('a password is never shown, only that there is one', () => {
  expect(presentMember(build()).password_hash).toBe('set');
  expect(presentMember(build({ has_password: false })).password_hash).toBeNull();
});

it('the record for the member shows the discount of shipping with a club card alone', () => {
  const costs = { shipping_cost: 10, shipping_discount: 4, shipping_effective: 6 };
  expect(presentMember(build({ ...costs, juventus_card: true })).shippingDiscount).toEqual({
    originalShipping: 10,
    discountAmount: 4,
    finalShipping: 6,
  });
  expect(presentMember(build(costs)).shippingDiscount).toBeNull();
});

it.each(['is_paid', 'is_approved', 'no_news', 'no_reminders'] as const)(
  'the record for the member says %s as it is stored, also to a limited session if that may know it',
  (flag) => {
    const off = { is_paid: false, is_approved: false, no_news: false, no_reminders: false };
    const stored = { ...off, [flag]: true };
    const { is_paid, is_approved } = stored;
    expect(presentMember(build(off))).toMatchObject({ ...off, approved: false });
    expect(presentMember(build(stored))).toMatchObject({ ...stored, approved: is_approved });
    const limited = presentLimited(build({ ...stored, email: 'sara@example.com' }));
    expect(limited).toMatchObject({ limited: true, is_paid, is_approved });
  },
);

it('the record for the member says since when the address is confirmed', () => {
  const confirmed = presentMember(build({ email_confirmed_at: at }));
  expect(confirmed.email_confirmed_at).toBe('2026-11-20T12:00:00.000Z');
  expect(presentMember(build()).email_confirmed_at).toBeNull();
});

it('the record for the member shows the membership that begins later beside the one that runs', () => {
  const membership = buildMembership({ season: '2026/27' });
  const next = buildMembership({ season: '2027/28', valid_from: '2997-07-01' });
  expect(presentMember(build({ memberships: [membership, next] }))).toMatchObject({
    membership: { season: '2026/27' },
    next_membership: { season: '2027/28' },
  });
  expect(presentMember(build({ memberships: [membership] })).next_membership).toBeNull();
});

it('the record for the member shows the code, the request, the membership and the documents, if there are any', () => {
  expect(presentMember(build())).toMatchObject({
    appliedPromoCode: null,
    requested: null,
    membership: null,
    receipt_url: null,
    decided_at: null,
  });
  const membership = { pack_type: 'base', juventus_card: true, since: at } as const;
  const shown = presentMember(
    build({
      promo_code: 'HALF',
      requested: { at, items: ['phone'], note: null, mail_id: null } as Member['requested'],
      memberships: [buildMembership({ ...membership, valid_until: '2027-06-30' })],
      receipt_upload: 'r1',
      decided_at: at,
    }),
  );
  const time = now.toISOString();
  expect(shown).toMatchObject({
    appliedPromoCode: { code: 'HALF' },
    requested: { since: time, items: ['phone'], note: null },
    membership: { ...membership, since: time, valid_until: '2027-06-30' },
    decided_at: time,
  });
  expect(shown.receipt_url).toContain('r1');
});

it('the record in a family says who was asked for something', () => {
  const family = (changes: Partial<Member>) =>
    presentFamilyMember(build({ account_offer: null, ...changes }));
  expect(family({}).is_asked).toBe(false);
  const requested = { at, items: [], note: null } as unknown as Member['requested'];
  expect(family({ requested }).is_asked).toBe(true);
});

it('the record in a family names the member and the application', () => {
  const named = { first_name: 'Sara', request_number: 'JOFCI-ABCD2345', season: '2026/27' };
  expect(presentFamilyMember(build(named))).toMatchObject({ id: 'u1', ...named });
});

it('the record in a family says who has paid, and shows the membership that runs and the one that begins later', () => {
  const membership = buildMembership({ season: '2026/27' });
  const next = buildMembership({ season: '2027/28', valid_from: '2997-07-01' });
  const shown = (changes: Partial<Member>) => {
    const person = presentFamilyMember(build({ is_paid: false, ...changes }));
    const { is_paid, membership: runs, next_membership: later } = person;
    return [is_paid, runs?.season ?? null, later?.season ?? null];
  };
  expect(shown({})).toEqual([false, null, null]);
  expect(shown({ is_paid: true })).toEqual([true, null, null]);
  expect(shown({ memberships: [membership] })).toEqual([false, '2026/27', null]);
  expect(shown({ memberships: [membership, next] })).toEqual([false, '2026/27', '2027/28']);
});

it('the record in a family shows the offer of an own account until it ends', () => {
  const offered = (until: number) =>
    presentFamilyMember(
      build({
        account_offer: { id: 'o1', until: timestampOf(until) } as Member['account_offer'],
      }),
    ).account_offered_until;
  const later = Date.now() + 60_000;
  expect(offered(later)).toBe(new Date(later).toISOString());
  expect(offered(Date.now() - 60_000)).toBeNull();
  expect(presentFamilyMember(build()).account_offered_until).toBeNull();
});
