import { expect, it } from 'vitest';
import { decideAdminVisit } from './admin-guard.ts';

const nobody = {
  isSignedIn: false,
  hasExpired: false,
  isAdmin: false,
  isChecking: false,
  hasFailed: false,
};
const signedIn = { ...nobody, isSignedIn: true };

it.each([
  ['a visitor logs in', nobody, { redirect: '/login' }],
  [
    'an ended session comes back through Google',
    { ...nobody, hasExpired: true },
    { redirect: '/login?authuser=admin' },
  ],
  ['a member goes to the profile', signedIn, { redirect: '/profile' }],
  ['an admin meets the gate before the check', { ...signedIn, isChecking: true }, { show: 'gate' }],
  ['a failed check can be repeated', { ...signedIn, hasFailed: true }, { show: 'failed' }],
  ['an admin sees the panel', { ...signedIn, isAdmin: true }, { show: 'panel' }],
])('%s', (_, visit, decision) => {
  expect(decideAdminVisit(visit)).toEqual(decision);
});
