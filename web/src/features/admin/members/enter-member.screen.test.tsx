import { api } from '@fanclub/contract/api';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { languageCodes } from '@fanclub/contract/text/languages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noAlerts, openPanel, t } from '#admin-kit/testing/open-panel.ts';
import { approved, buildAdminMember, noOthers } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { member } from '#testing/texts.ts';
import {
  anImage,
  chooseFile,
  field,
  fill,
  findDialog,
  letThingsHappen,
  press,
  pressWhenReady,
} from '#testing/user-events.ts';

const sara = buildAdminMember({ first_name: 'Sara', last_name: 'Rossi', receipt_url: null });

test.each(languageCodes)(
  'staff open the form, and nothing is sent before it is whole: %s',
  async (language) => {
    await openPanel({ section: 'members', members: [sara], language });
    await pressWhenReady(t('review:enter.open'));
    const dialog = await findDialog(t('review:enter.open'));
    press(t('review:enter.submit'), dialog);
    await letThingsHappen();
    const first = document.querySelector('[name="first_name"]');
    expect(first?.getAttribute('aria-invalid')).toBe('true');
    expect(fakeServer.callsOf(api.importMembers)).toEqual([]);
  },
);

test('staff who enter a person of the list are told so, keep what they typed and can open the record', async () => {
  const { router } = await openPanel({ section: 'members', members: [sara] });
  const there = { line: 1, state: 'there' as const, request_number: 'JOFCI-OLGA2345', errors: {} };
  fakeServer.answer(api.importMembers, { lines: [there] });
  await pressWhenReady(t('review:enter.open'));
  const dialog = await findDialog(t('review:enter.open'));
  const typed = {
    first_name: 'Olga',
    last_name: 'Bianchi',
    birth_date: '1990-05-23',
    address_of_residency: 'Corso Galileo Ferraris 32',
    postal_code: '10134',
    phone: '+390110000000',
  } as const;
  for (const [name, value] of Object.entries(typed)) {
    const label = name === 'birth_date' ? 'date.day' : (`fields.${name}` as 'fields.phone');
    fill(new RegExp(`^${member(label)}`), value, dialog);
  }
  for (const name of ['country_of_birth', 'country_of_residency'] as const) {
    const country = field(member(`fields.${name}`), dialog);
    act(() => country.focus());
    fireEvent.change(country, { target: { value: 'Italy' } });
    fireEvent.click(await screen.findByRole('option', { name: /Italy/ }));
  }
  fireEvent.click(dialog.getByRole('radio', { name: member('choices.gender.female') }));
  press(t('review:enter.submit'), dialog);
  await dialog.findByText(t('review:enter.isThere', { number: there.request_number }));
  expect(document.querySelector<HTMLInputElement>('[name="first_name"]')?.value).toBe('Olga');
  fakeServer.answerByDefault(api.readUser, { user: sara, ...noOthers });
  press(t('review:enter.openRecord'), dialog);
  await waitFor(() => expect(router.state.location.search).toContain(there.request_number));
});

test('treasurers enter nobody', async () => {
  await openPanel({ section: 'members', members: [sara], role: 'treasurer' });
  expect(screen.queryByRole('button', { name: t('review:enter.open') })).toBeNull();
});

test('a receipt that came by messenger is added for its member', async () => {
  const search = `?request=${sara.request_number}`;
  const { keep } = await openPanel({ members: [sara], search });
  const file_url = '/api/files/3yV9nKc1hXqT5mZs8bRw2LdPfGjA7eQu';
  fakeServer.answer(api.uploadFile, { file_url });
  fakeServer.answer(api.addDocument, () => keep({ ...sara, receipt_url: file_url }));
  const receipt = member('fields.receipt');
  const label = member('upload.newImage', { document: receipt });
  await chooseFile(label, anImage());
  await pressWhenReady(`${t('review:enter.document')}: ${receipt}`);
  await waitFor(() =>
    expect(fakeServer.callsOf(api.addDocument).map(({ body }) => body)).toEqual([
      { file_type: 'receipt', file_url },
    ]),
  );
  await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull());
});

test('letters to members without a mailbox are announced', async () => {
  fakeServer.answer(api.readAlerts, { ...noAlerts, letters: 3 });
  await openPanel({ members: [sara] });
  await pressWhenReady(t('alerts.label', { count: 1 }));
  await screen.findByText(t('letters.some', { count: 3 }));
  expect(screen.getByRole('link', { name: t('letters.look') }).getAttribute('href')).toBe(
    '/admin/letters',
  );
});

test.each([
  ['a member', approved, 'owner', 1],
  ['somebody who is no member yet', {}, 'owner', 0],
  ['a dependant', { ...approved, guardian_id: 'u9' }, 'owner', 0],
  ['a treasurer', approved, 'treasurer', 0],
] as const)(
  'people of a family are entered from the record of the one who answers: %s',
  async (_, change, role, buttons) => {
    const guardian = buildAdminMember({ ...sara, ...change });
    const search = `?request=${guardian.request_number}`;
    await openPanel({ section: 'members', members: [guardian], search, role });
    await screen.findByRole('heading', { level: 2 });
    await letThingsHappen();
    const name = t('review:enter.ofFamily');
    expect(screen.queryAllByRole('button', { name })).toHaveLength(buttons);
    if (buttons === 0) return;
    press(name);
    const dialog = await findDialog(t('review:enter.familyTitle', { name: 'Sara Rossi' }));
    expect(dialog.getByLabelText(member('fields.first_name'))).toBeTruthy();
    expect(dialog.queryByLabelText(new RegExp(member('fields.email')))).toBeNull();
  },
);

const lapsed = buildAdminMember({ ...approved, season: '2020/21', email: '' });

test.each([
  ['without a mailbox', ''],
  ['with a mailbox', 'sara@example.com'],
])('a member %s is renewed at the desk, and the new application is opened', async (_, email) => {
  const member = { ...lapsed, email };
  const search = `?request=${member.request_number}`;
  const { router } = await openPanel({ section: 'members', members: [member], search });
  const renewed = {
    ...member,
    request_number: 'JOFCI-RENEWED2',
    request_status: 'submitted' as const,
  };
  fakeServer.answer(api.renewUser, { success: true, user: renewed });
  fakeServer.answerByDefault(api.readUser, { user: renewed, ...noOthers });
  const season = defaultPublicSettings.season;
  await pressWhenReady(t('review:renew.open', { season }));
  const dialog = await findDialog(t('review:renew.title', { name: 'Sara Ahmadi', season }));
  press(t('review:renew.submit'), dialog);
  await waitFor(() => expect(router.state.location.search).toContain(renewed.request_number));
  expect(fakeServer.callsOf(api.renewUser).map(({ body }) => body)).toEqual([
    { pack_type: lapsed.pack_type, juventus_card: false },
  ]);
});

test('treasurers renew nobody', async () => {
  const search = `?request=${lapsed.request_number}`;
  await openPanel({ section: 'members', members: [lapsed], search, role: 'treasurer' });
  await screen.findByRole('heading', { level: 2 });
  await letThingsHappen();
  const season = defaultPublicSettings.season;
  expect(screen.queryByRole('button', { name: t('review:renew.open', { season }) })).toBeNull();
});
