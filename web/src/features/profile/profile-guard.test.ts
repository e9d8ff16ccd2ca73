import { expect, it } from 'vitest';
import { decideProfileVisit } from './profile-guard.ts';

const member = { id: 'm1', is_admin: false, special: false };
const admin = { id: 'a1', is_admin: true, special: false };
const special = { id: 's1', is_admin: false, special: true };

it.each([
  ['a visitor', false, null, undefined, { redirect: '/login' }],
  ['a visitor with an address', false, null, 'm1', { redirect: '/login' }],
  ['a member without an id', true, member, undefined, { redirect: '/profile/m1' }],
  ['a member', true, member, 'm1', { show: 'profile' }],
  ["a member at someone else's", true, member, 'm2', { show: 'ward' }],
  ['an admin without an id', true, admin, undefined, { redirect: '/profile/a1' }],
  ['an admin at their id', true, admin, 'a1', { show: 'noProfile' }],
  ["an admin at a member's", true, admin, 'm1', { show: 'profile' }],
  ['the special account', true, special, 's1', { show: 'noProfile' }],
] as const)('decideProfileVisit: %s', (_, isSignedIn, user, userId, decision) => {
  expect(decideProfileVisit({ isSignedIn, user, userId })).toEqual(decision);
});
