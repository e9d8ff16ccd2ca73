import { api } from '@fanclub/contract/api';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { aFileUrl } from '@fanclub/contract/testing/build-registration';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { approved, buildFamilyMember, buildProfile, rejected } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common, errors as error, member, profile as t } from '#testing/texts.ts';
import {
  anImage,
  chooseFile,
  fill,
  findDialog,
  press,
  pressWhenReady,
} from '#testing/user-events.ts';

const dana = buildFamilyMember();
const hers = { id: dana.id, guardian_id: 'u1', first_name: 'Dana', email_confirmed_at: null };

/**
 * Makes the server return the profiles of a mother and her daughter; `change` contains changed fields of the daughter.
 */
function answerFamily(change: Parameters<typeof buildProfile>[0] = {}) {
  const daughter = buildProfile({ ...hers, ...change });
  fakeServer.answer(api.me, ({ query }) =>
    query?.user_id === dana.id ? daughter : buildProfile({ ...approved, family: [dana] }),
  );
}

async function openDana(change: Parameters<typeof buildProfile>[0] = {}) {
  answerFamily(change);
  const app = await openApp('/profile/u2', { as: 'member', language: 'en' });
  await screen.findByRole('heading', { level: 1, name: 'Dana Ahmadi' });
  return app;
}

const section = async () => within(await screen.findByRole('region', { name: t('family.title') }));

test.each(languageCodes)(
  'a member who looks after nobody reads what the section is for, and where: %s',
  async (language) => {
    fakeServer.answer(api.me, buildProfile(approved));
    await openApp('/profile', { as: 'member', language });
    const family = await section();
    expect(family.getByText(t('family.empty'))).toBeTruthy();
    const link = family.getByRole('link', { name: t('family.add') });
    expect(link.getAttribute('href')).toBe('/family/add');
  },
);

test('each of the family is a card with their state, and leads to their page', async () => {
  answerFamily();
  const { arriveAt } = await openApp('/profile', { as: 'member', language: 'en' });
  const family = await section();
  const card = family.getByRole('listitem');
  expect(card.textContent).toMatch(/Dana Ahmadi.*Under 5.*2026\/27.*JOFCI-4HX8T2RC.*Under review/);
  fireEvent.click(family.getByRole('link', { name: 'Dana Ahmadi' }));
  await arriveAt('/profile/u2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dana Ahmadi' })).toBeTruthy();
  expect(screen.getByText(t('ward.lead.submitted'))).toBeTruthy();
});

test('the page of a child has what is hers, and nothing of an account', async () => {
  const { arriveAt } = await openDana();
  expect(screen.queryByRole('button', { name: common('actions.logout') })).toBeNull();
  expect(screen.queryByText(t('account.title'))).toBeNull();
  expect(screen.queryByRole('button', { name: t('personal.change') })).toBeNull();
  expect(screen.queryByRole('button', { name: t('confirmAddress.send') })).toBeNull();
  expect(screen.queryByRole('region', { name: t('family.title') })).toBeNull();
  expect(screen.getByText(t('ward.contact'))).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: t('fix.toProfile') }));
  await arriveAt('/profile/u1');
});

test("a dependant's QR code and club card are requested for the dependant", async () => {
  const membership = { ...approved.membership, juventus_card: true };
  fakeServer.answer(api.ownCards, { cards: [] });
  fakeServer.answer(api.ownCardCode, { code: 'uid.2026-27.mark', season: '2026/27' });
  await openDana({ ...approved, membership });
  await pressWhenReady(t('cardCode.open'));
  const dialog = await findDialog(t('cardCode.title'));
  await dialog.findByRole('img', { name: t('cardCode.label') });
  for (const route of [api.ownCards, api.ownCardCode]) {
    expect(
      fakeServer.callsOf<typeof api.ownCards>(route as never).map(({ query }) => query),
    ).toEqual([{ for: 'u2' }]);
  }
});

test('a rejected child is sent again by her guardian, with a new document', async () => {
  fakeServer.answer(api.submitAgain, buildProfile(hers));
  fakeServer.answer(api.uploadFile, { file_url: aFileUrl });
  fakeServer.answer(api.attachDocument, { success: true, file_url: aFileUrl });
  await openDana({ ...rejected, receipt_url: aFileUrl });
  await chooseFile(
    member('upload.newImage', { document: member('fields.receipt') }),
    anImage('receipt.png'),
  );
  await waitFor(() => expect(fakeServer.callsOf(api.attachDocument)).toHaveLength(1));
  expect(fakeServer.callsOf(api.attachDocument)[0]?.body).toMatchObject({ user_id: 'u2' });
  press(t('again.open'));
  press(t('again.open'), await findDialog(t('again.title')));
  await waitFor(() => expect(fakeServer.callsOf(api.submitAgain)).toHaveLength(1));
  expect(fakeServer.callsOf(api.submitAgain)[0]).toMatchObject({ query: { for: 'u2' } });
});

test('an item that a review requests of a child is sent for the child', async () => {
  const since = '2026-02-03T10:00:00.000Z';
  fakeServer.answer(api.sendItems, buildProfile(hers));
  const requested = { since, items: ['first_name' as const], note: null };
  const { arriveAt } = await openDana({ requested });
  fireEvent.click(screen.getByRole('link', { name: t('fix.open') }));
  await arriveAt('/profile/fix');
  await screen.findByRole('textbox', { name: member('fields.first_name') });
  fill(member('fields.first_name'), 'Daana');
  press(t('fix.submit'));
  await screen.findByText(t('fix.sent.text').replaceAll('\u00a0', ' '));
  expect(fakeServer.callsOf(api.sendItems)[0]).toMatchObject({
    query: { for: 'u2' },
    body: { since, first_name: 'Daana' },
  });
  fireEvent.click(screen.getByRole('link', { name: t('fix.toProfile') }));
  await arriveAt('/profile/u2');
});

test('a guardian asks for the child to be deleted, not for the guardian’s account', async () => {
  fakeServer.answer(api.requestDeletion, {
    success: true,
    delete_requested_at: '2026-02-03T10:00:00.000Z',
  });
  await openDana();
  await pressWhenReady(t('ward.deletion.open'));
  press(t('deletion.submit'), await findDialog(t('ward.deletion.title')));
  await waitFor(() => expect(fakeServer.callsOf(api.requestDeletion)).toHaveLength(1));
  expect(fakeServer.callsOf(api.requestDeletion)[0]).toMatchObject({ query: { for: 'u2' } });
});

test('somebody else’s page leads back to the reader’s profile, without being asked for', async () => {
  answerFamily();
  const { arriveAt } = await openApp('/profile/u3', { as: 'member' });
  await arriveAt('/profile/u1');
  expect(fakeServer.callsOf(api.me).map(({ query }) => query?.user_id)).not.toContain('u3');
});

test('a family that did not load can be asked for again', async () => {
  fakeServer.answer(api.me, refusal('service_busy'));
  await openApp('/profile/u2', { as: 'member' });
  await screen.findByText(i18n.t('errors:service_busy'));
  answerFamily();
  press(common('actions.retry'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dana Ahmadi' })).toBeTruthy();
});

describe('renewal', () => {
  const settings = { ...defaultPublicSettings, season: '2027/28' };
  const { membership } = approved;
  const member = {
    ...approved,
    family: [buildFamilyMember({ ...dana, request_status: 'approved', membership })],
  };

  test.each(languageCodes)(
    'is offered for the family where the member has renewed: %s',
    async (language) => {
      fakeServer.answer(api.settings, settings);
      fakeServer.answer(
        api.me,
        buildProfile({ ...member, season: settings.season, request_status: 'submitted' }),
      );
      await openApp('/profile', { as: 'member', language });
      const link = await screen.findByRole('link', {
        name: t('renewal.open', { season: settings.season }),
      });
      expect(link.getAttribute('href')).toBe('/renew');
      expect(screen.getByText(t('renewal.together'))).toBeTruthy();
      const card = (await section()).getByRole('listitem');
      expect(card.textContent).toContain(t('family.renewable', { season: settings.season }));
    },
  );

  test('a renewal under review stands beside the present membership', async () => {
    fakeServer.answer(api.settings, settings);
    const renewing = { ...dana, season: settings.season, pack_type: 'base', membership } as const;
    fakeServer.answer(api.me, buildProfile({ ...member, family: [renewing] }));
    await openApp('/profile', { as: 'member', language: 'en' });
    const card = (await section()).getByRole('listitem');
    expect(card.textContent).toMatch(
      /Season 2026\/27.*Valid until.*Renewal for 2027\/28.*Under review/,
    );
    expect(card.textContent).not.toContain(t('family.renewable', { season: settings.season }));
  });

  test('is offered on the page of a child', async () => {
    fakeServer.answer(api.settings, settings);
    await openDana({ ...approved });
    expect(
      await screen.findByRole('link', { name: t('renewal.open', { season: settings.season }) }),
    ).toBeTruthy();
  });
});

describe('a guardian who asks to be deleted', () => {
  const answer = { success: true, delete_requested_at: '2026-02-03T10:00:00.000Z' };
  const sent = () => fakeServer.callsOf(api.requestDeletion);

  test('is told who goes too, and agrees to it before anything is sent', async () => {
    answerFamily();
    fakeServer.answer(api.requestDeletion, answer);
    await openApp('/profile', { as: 'member', language: 'en' });
    await pressWhenReady(t('deletion.open'));
    const dialog = await findDialog(t('deletion.title'));
    expect(dialog.getByRole('listitem').textContent).toBe('Dana Ahmadi');
    press(t('deletion.submit'), dialog);
    expect(await dialog.findByText(error('family_remains'))).toBeTruthy();
    expect(sent()).toEqual([]);
    fireEvent.click(dialog.getByRole('checkbox', { name: t('deletion.withFamily') }));
    press(t('deletion.submit'), dialog);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.query).toEqual({ with_family: 'true' });
  });

  test('whose family has grown elsewhere meanwhile reads so', async () => {
    fakeServer.answer(api.me, buildProfile(approved));
    fakeServer.answer(api.requestDeletion, refusal('family_remains'));
    await openApp('/profile', { as: 'member', language: 'en' });
    await pressWhenReady(t('deletion.open'));
    const dialog = await findDialog(t('deletion.title'));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    answerFamily();
    press(t('deletion.submit'), dialog);
    expect(await dialog.findByText(error('family_remains'))).toBeTruthy();
    expect(await dialog.findByRole('checkbox', { name: t('deletion.withFamily') })).toBeTruthy();
  });
});

describe('address and phone', () => {
  const open = async () => {
    answerFamily();
    fakeServer.answer(api.updateContact, buildProfile({ ...approved, family: [dana] }));
    await openApp('/profile', { as: 'member', language: 'en' });
    await pressWhenReady(t('personal.change'));
    return findDialog(t('personal.changeTitle'));
  };
  const body = () => fakeServer.callsOf(api.updateContact)[0]?.body;

  test('are the family’s too, who are named', async () => {
    const dialog = await open();
    const names = '\u2068Dana Ahmadi\u2069';
    expect(dialog.getByText(t('personal.forFamilyHelp', { names }))).toBeTruthy();
    fill(member('fields.phone'), '+393337654321', dialog);
    press(common('actions.save'), dialog);
    await screen.findByText(t('personal.changed'));
    expect(body()).toEqual({ phone: '+393337654321', for_family: true });
  });

  test('stay theirs where the box is taken out', async () => {
    const dialog = await open();
    fireEvent.click(dialog.getByRole('checkbox', { name: t('personal.forFamily') }));
    fill(member('fields.phone'), '+393337654321', dialog);
    press(common('actions.save'), dialog);
    await screen.findByText(t('personal.changed'));
    expect(body()).toEqual({ phone: '+393337654321' });
  });
});
