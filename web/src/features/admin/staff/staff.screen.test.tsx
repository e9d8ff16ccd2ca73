import { api } from '@fanclub/contract/api';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { openGate } from '#session/admin-gate.ts';
import { adminCheck, fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common, errors } from '#testing/texts.ts';
import { fill, findDialog, press } from '#testing/user-events.ts';
import type { Admin } from './use-staff.ts';

const t = i18n.getFixedT(null, 'staff');
const done = { success: true };
const live = { ...done, waits: false };

const build = (change: Partial<Admin> = {}): Admin => ({
  email: 'reviewer@example.com',
  role: 'reviewer',
  has_signed_in: true,
  last_sign_in_at: '2026-02-02T10:00:00.000Z',
  is_you: false,
  ...change,
});
const you = build({ email: 'admin@example.com', role: 'owner', is_you: true });

async function openStaff(staff: Admin[] = [build(), you], language: LanguageCode = 'en') {
  fakeServer.answer(api.listStaff, () => ({ staff }));
  openGate(Date.now());
  const app = await openApp('/admin/staff', { as: 'admin', language });
  await screen.findByRole('list', { name: common('titles.adminStaff') });
  return { ...app, staff };
}
const rows = () =>
  within(screen.getByRole('list', { name: common('titles.adminStaff') })).getAllByRole('listitem');

test.each(languageCodes)(
  'the list has the owners first, with roles and last sign-ins: %s',
  async (language) => {
    const newcomer = build({
      email: 'new@example.com',
      has_signed_in: false,
      last_sign_in_at: null,
    });
    await openStaff([newcomer, build(), you], language);
    const texts = rows().map(({ textContent }) => textContent);
    expect(texts[0]).toContain(you.email);
    expect(texts[0]).toContain(t('you'));
    expect(texts[1]).toContain(newcomer.email);
    expect(texts[1]).toContain(t('neverSignedIn'));
    expect(texts[2]).toMatch(/2026|۱۴۰۴/);
  },
);

test('somebody is added with a role, and the link for them is at hand', async () => {
  const { staff } = await openStaff();
  fakeServer.answer(api.addPerson, ({ body }) => {
    staff.push(build({ email: 'new@example.com', role: body.role, has_signed_in: false }));
    return live;
  });
  press(t('add.open'));
  const dialog = await findDialog(t('add.open'));
  fill(t('email'), 'New@example.com', dialog);
  fireEvent.click(dialog.getByRole('radio', { name: /Treasurer/ }));
  press(t('add.submit'), dialog);
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(fakeServer.callsOf(api.addPerson)[0]?.body).toEqual({
    email: 'new@example.com',
    role: 'treasurer',
  });
  expect(screen.getByText(`${window.location.origin}/login?authuser=admin`)).toBeTruthy();
});

test('a new owner waits for another one, which is said in place of the link', async () => {
  await openStaff();
  fakeServer.answer(api.addPerson, { ...done, waits: true });
  press(t('add.open'));
  const dialog = await findDialog(t('add.open'));
  fill(t('email'), 'new@example.com', dialog);
  fireEvent.click(dialog.getByRole('radio', { name: /Owner/ }));
  press(t('add.submit'), dialog);
  expect(
    await screen.findByText(/becomes an owner as soon as another owner confirms/),
  ).toBeTruthy();
  expect(screen.queryByText(/authuser=admin/)).toBeNull();
});

test('an address that is already on the list is reported at its field', async () => {
  await openStaff();
  fakeServer.answer(api.addPerson, refusal('person_exists'));
  press(t('add.open'));
  const dialog = await findDialog(t('add.open'));
  fill(t('email'), 'reviewer@example.com', dialog);
  press(t('add.submit'), dialog);
  expect(await dialog.findByText(errors('person_exists'))).toBeTruthy();
});

test('a role is changed, and the last owner keeps theirs', async () => {
  await openStaff();
  fakeServer.answer(api.changeRole, refusal('last_owner'));
  press(t('change.open', { role: 'Owner', email: you.email }));
  const dialog = await findDialog(t('change.title', { email: you.email }));
  expect(dialog.getByRole('radio', { name: /Owner/, checked: true })).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: /Reviewer/ }));
  press(t('change.submit'), dialog);
  expect(await dialog.findByText(errors('last_owner'))).toBeTruthy();
  expect(fakeServer.callsOf(api.changeRole)[0]?.body).toEqual({
    email: you.email,
    role: 'reviewer',
  });
});

test('somebody is removed after it was said what that does', async () => {
  const { staff } = await openStaff();
  fakeServer.answer(api.removePerson, () => {
    staff.shift();
    return done;
  });
  press(t('remove.of', { email: 'reviewer@example.com' }));
  const dialog = await findDialog(t('remove.title', { email: 'reviewer@example.com' }));
  const said = dialog.getByText(t('remove.text'));
  expect(said.textContent).toMatch(/knew the admin passwords: change these afterwards/);
  press(t('remove.submit'), dialog);
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('the admin passwords are replaced here, once another owner confirms', async () => {
  await openStaff();
  fakeServer.answer(api.changeGatePhrases, { ...done, waits: true });
  press(t('phrases.open'));
  const dialog = await findDialog(t('phrases.title'));
  for (const name of ['first', 'second', 'third'] as const) {
    fill(t(`phrases.${name}`), `${name} of the phrases`, dialog);
  }
  press(t('phrases.submit'), dialog);
  expect(await screen.findByText(t('phrases.waits'))).toBeTruthy();
  expect(fakeServer.callsOf(api.changeGatePhrases)[0]?.body).toEqual({
    first: 'first of the phrases',
    second: 'second of the phrases',
    third: 'third of the phrases',
  });
});

test('an owner who gave up the role finds the section closed', async () => {
  await openStaff();
  fakeServer.answer(api.changeRole, () => {
    fakeServer.answer(api.checkAdmin, adminCheck('reviewer'));
    return live;
  });
  press(t('change.open', { role: 'Owner', email: you.email }));
  const dialog = await findDialog(t('change.title', { email: you.email }));
  fireEvent.click(dialog.getByRole('radio', { name: /Reviewer/ }));
  press(t('change.submit'), dialog);
  const admin = i18n.getFixedT(null, 'admin');
  expect(await screen.findByText(admin('sections.closed'))).toBeTruthy();
});
