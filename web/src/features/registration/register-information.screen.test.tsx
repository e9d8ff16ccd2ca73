import { api } from '@fanclub/contract/api';
import type { MemberFieldName } from '@fanclub/contract/members/member-fields';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatEuro } from '#i18n/format.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { anImage, field, fill, findDialog, leave, press, saidAt } from '#testing/person.ts';
import { arriveAtStep, common, error, member, openWizard, t } from './testing/open-wizard.ts';

const label = (name: MemberFieldName) => field(member(`fields.${name}`));
const next = () => press(common('actions.next'));
const cardBox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(t('fields.juventus_card')) });
const choosePack = (name: string) =>
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(name) }));

const total = (place: ReturnType<typeof within>) =>
  place.getByText(t('cart.total')).nextElementSibling?.textContent;

test('who fills in the first step comes to payment, and what was typed is kept on this device', async () => {
  await openWizard('information');
  fill(member('fields.first_name'), 'Sara');
  fill(member('fields.last_name'), 'Ahmadi');
  fill(member('fields.gender'), 'female');
  fill(member('fields.birth_date'), '1990-05-23');
  fill(member('fields.country_of_birth'), 'ایران');
  fill(member('fields.country_of_residency'), 'ایران');
  fill(member('fields.postal_code'), '۱۹۳۹۵-۴۶۱۱۱');
  fill(member('fields.address_of_residency'), 'No. 12, Valiasr Street');
  fill(member('fields.email'), 'sara@example.com');
  fill(member('fields.phone'), '0912 345 6789');
  choosePack(common('packages.base'));
  next();
  await arriveAtStep('payment');
  expect(Object.values(localStorage).join()).toContain('sara@example.com');
});

test('an empty form says what is missing, and the first one takes the focus', async () => {
  await openWizard('information', { language: 'en' });
  next();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain(common('form.summaryTitle', { count: 11 }));
  await waitFor(() => expect(document.activeElement).toBe(label('first_name')));
  const asked = error('required.phone');
  expect(saidAt(label('phone'))).toContain(asked);
  fireEvent.click(within(summary).getByRole('button', { name: asked }));
  await waitFor(() => expect(document.activeElement).toBe(label('phone')));
});

test('each field says what is wrong with it as soon as one leaves it', async () => {
  await openWizard('information', { draft: { country_of_residency: 'IT' }, language: 'it' });
  for (const [name, value, key] of [
    ['first_name', 'سارا', 'latin_only'],
    ['last_name', 'S', 'name_too_short'],
    ['birth_date', '2020-01-01', 'min_age_13'],
    ['email', 'sara@', 'invalid_email'],
    ['phone', '0333 1234567', 'mobile_country_code'],
    ['postal_code', '12', 'invalid_postal_code'],
  ] as const) {
    fill(member(`fields.${name}`), value);
    leave(member(`fields.${name}`));
    await waitFor(() => expect(saidAt(label(name))).toContain(error(key)));
  }
});

test('the club card asks for a document, which Next waits for', async () => {
  const file_url = `/api/files/${'d'.repeat(32)}`;
  fakeServer.answer(api.uploadFile, { file_url });
  await openWizard('information', { draft: {} });
  fireEvent.click(cardBox());
  expect(field(t('fields.passportUrl'))).toBeTruthy();
  fireEvent.click(cardBox());
  expect(screen.queryByLabelText(t('fields.passportUrl'))).toBeNull();
  fireEvent.click(cardBox());
  next();
  await waitFor(() =>
    expect(saidAt(field(t('fields.passportUrl')))).toContain(error('id_card_required')),
  );
  fireEvent.change(field(t('fields.passportUrl')), {
    target: { files: [anImage('passport.png')] },
  });
  await screen.findByText(t('upload.done'), { exact: false });
  expect(fakeServer.callsOf(api.uploadFile)[0]?.body).toMatchObject({ file_type: 'passport' });
  next();
  await arriveAtStep('payment');
});

test('a package chosen on the landing page is chosen here', async () => {
  await openApp('/register?pack=international', { language: 'en' });
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /International/ });
  expect(chosen.checked).toBe(true);
});

test('the total follows package and card', async () => {
  await openWizard('information', { draft: {}, language: 'en' });
  const summary = within(screen.getByRole('complementary', { name: t('summary.label') }));
  expect(total(summary)).toBe(formatEuro(5, 'en'));
  fireEvent.click(cardBox());
  choosePack(common('packages.international'));
  expect(total(summary)).toBe(formatEuro(35, 'en'));
});

test('the form can be cleared, after a question', async () => {
  await openWizard('information', { draft: {} });
  press(t('clear.button'));
  press(t('clear.cancel'), await findDialog(t('clear.title')));
  expect(label('first_name').value).toBe('Sara');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press(t('clear.button'));
  press(t('clear.confirm'), await findDialog(t('clear.title')));
  await waitFor(() => expect(label('first_name').value).toBe(''));
  expect(Object.values(localStorage).join()).not.toContain('sara@example.com');
});

test('after an enforced deadline the form is closed, save for whoever had sent a receipt', async () => {
  const settings = { enforce_deadline: true, deadline_passed: true };
  await openWizard('information', { settings });
  expect(await screen.findByText(t('closed.title'))).toBeTruthy();
});

test('whoever had sent a receipt in time can finish after an enforced deadline', async () => {
  const settings = { enforce_deadline: true, deadline_passed: true };
  await openWizard('information', { settings, draft: {} });
  expect(await screen.findByText(t('late'))).toBeTruthy();
  expect(screen.queryByText(t('closed.title'))).toBeNull();
});

test('whoever is signed in has no second registration to make', async () => {
  const { arriveAt } = await openApp('/register', { as: 'member' });
  await arriveAt('/profile/u1');
});

test('who chose a package on the landing page sees it above the form, and can take another', async () => {
  await openApp('/register?pack=under_14', { language: 'en' });
  const line = (await screen.findByText(t('information.chosenPack'), { exact: false })).closest(
    'p',
  );
  await waitFor(() => expect(line?.textContent).toContain(common('packages.under_14')));
  press(common('actions.change'));
  expect(document.activeElement?.getAttribute('name')).toBe('pack_type');
  choosePack(common('packages.base'));
  await waitFor(() => expect(line?.textContent).toContain(common('packages.base')));
});

test('who chose none yet sees no such line, also after choosing further down', async () => {
  await openWizard('information', { language: 'en' });
  choosePack(common('packages.base'));
  expect(screen.queryByText(t('information.chosenPack'), { exact: false })).toBeNull();
});
