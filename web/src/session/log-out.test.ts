import { expect, test, vi } from 'vitest';
import { familyDraftKey } from '#store/family-draft.ts';
import { renewalDraftKey } from '#store/renewal-draft.ts';
import { buildAuthAnswer } from '#testing/build-member.ts';
import { leaveEverywhere, logOut } from './log-out.ts';
import { getSession, signIn } from './session-store.ts';

test('whoever comes next on this device finds no session, in a page that is loaded anew', async () => {
  signIn(buildAuthAnswer());
  logOut();
  expect(getSession().token).toBeNull();
  await vi.waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/login'));
});

test('whoever left everywhere is told so on the login page', async () => {
  signIn(buildAuthAnswer());
  leaveEverywhere();
  expect(getSession().token).toBeNull();
  await vi.waitFor(() =>
    expect(window.location.assign).toHaveBeenCalledWith('/login?out=everywhere'),
  );
});

test.each([
  ['a renewal', renewalDraftKey],
  ['a family', familyDraftKey],
])('nor what that person had half filled in: %s', async (_, key) => {
  signIn(buildAuthAnswer());
  localStorage.setItem(key, '{}');
  logOut();
  await vi.waitFor(() => expect(window.location.assign).toHaveBeenCalled());
  expect(localStorage.getItem(key)).toBeNull();
});
