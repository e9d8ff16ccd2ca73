import { api } from '@fanclub/contract/api';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { approved, buildFamilyMember, buildProfile } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { errors as error, member, profile as t } from '#testing/texts.ts';
import { fill, findDialog, press, pressWhenReady } from '#testing/user-events.ts';

const year = new Date().getFullYear();
const until = '2099-02-03T10:00:00.000Z';

interface Opened {
  age?: number;
  offered?: string | null;
  language?: LanguageCode;
}

/** Signs in a guardian and opens the page of a family member of this age. */
async function openWard({ age = 16, offered = null, language = 'en' }: Opened = {}) {
  const birth_date = `${year - age}-04-01`;
  const person = buildFamilyMember({ birth_date, account_offered_until: offered });
  const ward = { id: person.id, guardian_id: 'u1', first_name: 'Dana', birth_date };
  const family = [person];
  fakeServer.answer(api.me, ({ query }) =>
    query?.user_id === person.id ? buildProfile(ward) : buildProfile({ ...approved, family }),
  );
  await openApp('/profile/u2', { as: 'member', language });
  await screen.findByRole('heading', { level: 1, name: 'Dana Ahmadi' });
  return {
    person,
    /** Changes the day until which the account is offered in the server's later responses. */
    becomes: (account_offered_until: string | null) =>
      family.splice(0, 1, { ...person, account_offered_until }),
  };
}

test.each(languageCodes)(
  'a dependant who is old enough is offered an account by mail: %s',
  async (language) => {
    const { person, becomes } = await openWard({ language });
    fakeServer.answer(api.offerAccount, () => {
      becomes(until);
      return { person: { ...person, account_offered_until: until } };
    });
    await pressWhenReady(t('ward.own.open'));
    const dialog = await findDialog(t('ward.own.title'));
    fill(t('ward.own.email'), 'Dana@Example.com', dialog);
    press(t('ward.own.submit'), dialog);
    const email = isolateLtr('Dana@Example.com');
    expect(await dialog.findByText(t('ward.own.sent', { email }))).toBeTruthy();
    expect(fakeServer.callsOf(api.offerAccount)[0]).toMatchObject({
      params: { id: 'u2' },
      body: { email: 'dana@example.com' },
    });
    press(i18n.t('actions.close'), dialog);
    expect(await screen.findByText(t('ward.own.pending', { day: until }))).toBeTruthy();
  },
);

test('a child has no account to be offered', async () => {
  await openWard({ age: 12 });
  await screen.findByText(t('ward.account.text'));
  expect(screen.queryByRole('button', { name: t('ward.own.open') })).toBeNull();
});

test('an address that is somebody’s is said at the field, and can be another', async () => {
  await openWard();
  fakeServer.answer(api.offerAccount, refusal('user_already_exists'));
  await pressWhenReady(t('ward.own.open'));
  const dialog = await findDialog(t('ward.own.title'));
  fill(t('ward.own.email'), 'sara@example.com', dialog);
  press(t('ward.own.submit'), dialog);
  expect(await dialog.findByText(error('user_already_exists'))).toBeTruthy();
});

test('an offer is sent again or withdrawn', async () => {
  const { person, becomes } = await openWard({ offered: until });
  await screen.findByText(t('ward.own.pending', { day: until }));
  press(t('ward.own.again'));
  const dialog = await findDialog(t('ward.own.title'));
  press(i18n.t('actions.cancel'), dialog);
  fakeServer.answer(api.withdrawAccount, () => {
    becomes(null);
    return { person };
  });
  await pressWhenReady(t('ward.own.withdraw'));
  expect(await screen.findByRole('button', { name: t('ward.own.open') })).toBeTruthy();
  await waitFor(() =>
    expect(fakeServer.callsOf(api.withdrawAccount)[0]?.params).toEqual({ id: 'u2' }),
  );
});

test('a guardian who signed in long ago is asked to do so again before an offer', async () => {
  await openWard();
  fakeServer.answer(api.offerAccount, refusal('sign_in_again'));
  await pressWhenReady(t('ward.own.open'));
  const dialog = await findDialog(t('ward.own.title'));
  fill(t('ward.own.email'), 'dana@example.com', dialog);
  press(t('ward.own.submit'), dialog);
  expect(await dialog.findByText(error('sign_in_again'))).toBeTruthy();
  expect(dialog.getByRole('button', { name: member('signInAgain') })).toBeTruthy();
});
