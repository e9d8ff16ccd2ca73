import { api } from '@fanclub/contract/api';
import { foundNames } from '@fanclub/contract/members/admin-member';
import { pick } from '@fanclub/contract/members/by-name';
import { unpaidAtDesk } from '@fanclub/contract/money/desk-payment';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { languageCodes } from '@fanclub/contract/text/languages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noAlerts } from '#admin-kit/api/no-alerts.ts';
import { openPanel, t } from '#admin-kit/testing/open-panel.ts';
import { approved, buildAdminMember, noOthers } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { member, money } from '#testing/texts.ts';
import {
  anImage,
  chooseFile,
  field,
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

/** Opens the form in Persian, types a person without a mailbox who has paid in cash, and sends it. */
async function enterOlga() {
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
    const typing = document.querySelector<HTMLElement>(`[name="${name}"]`);
    if (typing) fireEvent.change(typing, { target: { value } });
  }
  for (const name of ['country_of_birth', 'country_of_residency'] as const) {
    const country = field(member(`fields.${name}`), dialog);
    act(() => country.focus());
    fireEvent.change(country, { target: { value: 'Italy' } });
    fireEvent.click(await screen.findByRole('option', { name: /Italy|ایتالیا/ }));
  }
  fireEvent.click(dialog.getByRole('radio', { name: member('choices.gender.female') }));
  fireEvent.change(dialog.getByLabelText(t('review:enter.paid')), { target: { value: 'cash' } });
  await waitFor(() => expect(amountIn(dialog).value).toBe('۵'));
  press(t('review:enter.submit'), dialog);
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof findDialog>>;
const amountIn = (dialog: Dialog) =>
  dialog.getByLabelText<HTMLInputElement>(money('record.amount'));

const olga = pick(
  buildAdminMember({
    ...approved,
    id: 'u7',
    first_name: 'Olga',
    last_name: 'Bianchi',
    request_number: 'JOFCI-OLGA2345',
    season: '2020/21',
    member_number: 77,
    member_since: '2020-07-01',
  }),
  foundNames,
);
const answerOf = (state: 'there' | 'alike') => ({
  lines: [{ line: 1, state, request_number: null, found: [olga], errors: {} }],
  seasons: [],
});

test('staff who enter a member are told what is valid, and renew with the payment that they typed', async () => {
  const { router } = await openPanel({ section: 'members', members: [sara], language: 'fa' });
  fakeServer.answer(api.importMembers, answerOf('there'));
  const dialog = await enterOlga();
  await dialog.findByText(t('review:enter.isThere'));
  expect(dialog.getByText(/۷۷/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: t('review:enter.another') })).toBeNull();
  const { season } = defaultPublicSettings;
  press(t('review:renew.open', { season }), dialog);
  const renewal = await findDialog(t('review:renew.title', { name: 'Olga Bianchi', season }));
  expect(amountIn(renewal).value).toBe('۵');
  const renewed = buildAdminMember({ ...olga, request_number: 'JOFCI-RENEWED2' });
  fakeServer.answer(api.renewUser, { success: true, user: renewed });
  fakeServer.answerByDefault(api.readUser, { user: renewed, ...noOthers });
  press(t('review:renew.submit'), renewal);
  await waitFor(() => expect(router.state.location.search).toContain(renewed.request_number));
  expect(fakeServer.callsOf(api.renewUser).map(({ body }) => body)).toEqual([
    {
      pack_type: 'base',
      juventus_card: false,
      payment: { ...unpaidAtDesk, way: 'cash', amount: 500 },
    },
  ]);
});

test('perhaps the same person: staff see the members before anything is written, and go on', async () => {
  const { router } = await openPanel({ section: 'members', members: [sara], language: 'fa' });
  fakeServer.answer(api.importMembers, answerOf('alike'));
  const dialog = await enterOlga();
  await dialog.findByText(t('review:enter.isAlike'));
  expect(document.querySelector<HTMLInputElement>('[name="first_name"]')?.value).toBe('Olga');
  const made = { line: 1, state: 'new' as const, request_number: 'JOFCI-NEWOLGA2' };
  fakeServer.answer(api.importMembers, { lines: [{ ...made, errors: {} }], seasons: [] });
  fakeServer.answerByDefault(api.readUser, { user: sara, ...noOthers });
  press(t('review:enter.another'), dialog);
  await waitFor(() => expect(router.state.location.search).toContain(made.request_number));
  const desks = fakeServer.callsOf(api.importMembers).map(({ body }) => body?.desk);
  expect(desks.map((desk) => desk?.another_person)).toEqual([false, true]);
  expect(desks[0]?.entry_id).toBe(desks[1]?.entry_id);
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
    { pack_type: lapsed.pack_type, juventus_card: false, payment: unpaidAtDesk },
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
