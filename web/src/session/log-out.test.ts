import { expect, test, vi } from 'vitest';
import { cardCachePrefix } from '#config/card-app.ts';
import {
  familyDraftKey,
  familyImages,
  renewalDraftKey,
  renewalImages,
} from '#store/member-draft.ts';
import { buildAuthAnswer } from '#testing/build-member.ts';
import { leaveEverywhere, logOut } from './log-out.ts';
import { getSession, signIn } from './session-store.ts';

test('the next person on this device finds no session, in a page that is loaded anew', async () => {
  signIn(buildAuthAnswer());
  logOut();
  expect(getSession().token).toBeNull();
  await vi.waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/login'));
});

test('a person who logged out everywhere reads so on the login page', async () => {
  signIn(buildAuthAnswer());
  leaveEverywhere();
  expect(getSession().token).toBeNull();
  await vi.waitFor(() =>
    expect(window.location.assign).toHaveBeenCalledWith('/login?out=everywhere'),
  );
});

test.each([
  ['a renewal', renewalDraftKey, renewalImages],
  ['a family', familyDraftKey, familyImages],
])('logging out deletes what that person had half filled in: %s', async (_, key, images) => {
  signIn(buildAuthAnswer());
  localStorage.setItem(key, '{}');
  await images.save('passport', new File(['image'], 'passport.jpg'));
  logOut();
  await vi.waitFor(() => expect(window.location.assign).toHaveBeenCalled());
  expect(localStorage.getItem(key)).toBeNull();
  expect(await images.load('passport')).toBeUndefined();
});

test('logging out deletes the page of the card that works without a network', async () => {
  const [unregister, remove] = [vi.fn(async () => true), vi.fn(async () => true)];
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ unregister }) } });
  vi.stubGlobal('caches', { keys: async () => [`${cardCachePrefix}1`, 'other'], delete: remove });
  signIn(buildAuthAnswer());
  logOut();
  await vi.waitFor(() => expect(window.location.assign).toHaveBeenCalled());
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(remove.mock.calls).toEqual([[`${cardCachePrefix}1`]]);
});
