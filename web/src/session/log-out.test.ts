import { expect, test } from 'vitest';
import { buildAuthAnswer } from '#testing/build-member.ts';
import { leaveEverywhere, logOut } from './log-out.ts';
import { getSession, signIn } from './session-store.ts';

test('whoever comes next on this device finds no session, in a page that is loaded anew', () => {
  signIn(buildAuthAnswer());
  logOut();
  expect(getSession().token).toBeNull();
  expect(window.location.assign).toHaveBeenCalledWith('/login');
});

test('whoever left everywhere is told so on the login page', () => {
  signIn(buildAuthAnswer());
  leaveEverywhere();
  expect(getSession().token).toBeNull();
  expect(window.location.assign).toHaveBeenCalledWith('/login?out=everywhere');
});
