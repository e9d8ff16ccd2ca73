import { api } from '@fanclub/contract/api';
import type { MemberFieldName } from '@fanclub/contract/members/member-fields';
import { formatEuro } from '@fanclub/contract/text/format';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common, errors, member, packText } from '#testing/texts.ts';
import {
  anImage,
  field,
  fill,
  findDialog,
  leave,
  letThingsHappen,
  press,
  saidAt,
} from '#testing/user-events.ts';
import { visitorImages } from './draft/draft-images.ts';
import { loadDraft } from './draft/draft-store.ts';
import { passportUrl, receiptUrl } from './testing/build-draft.ts';
import { arriveAtPage, openWizard, t } from './testing/open-wizard.ts';

/** Returns the label of a field. A date has three inputs; the one for the day also accepts a whole date. */
const labelOf = (name: MemberFieldName) =>
  member(name === 'birth_date' ? 'date.day' : `fields.${name}`);
const label = (name: MemberFieldName) => field(labelOf(name));
const noChild = { holder_first_name: '', holder_last_name: '', holder_birth_date: '' };
const next = () => press(common('actions.next'));
const cardBox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(t('fields.juventus_card')) });
const choosePack = (name: string) =>
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(name) }));

const total = (place: ReturnType<typeof within>) =>
  place.getByText(member('amounts.total_price')).nextElementSibling?.textContent;

test('package and card come first, then one, where one lives and how one is reached', async () => {
  await openWizard('membership');
  choosePack(packText('base'));
  next();
  await arriveAtPage('personal');
  fill(member('fields.first_name'), 'Sara');
  fill(member('fields.last_name'), 'Ahmadi');
  fireEvent.click(screen.getByRole('radio', { name: member('choices.gender.female') }));
  fill(labelOf('birth_date'), '1369/3/2');
  fill(member('fields.country_of_birth'), 'ایران');
  next();
  await arriveAtPage('residence');
  fill(member('fields.country_of_residency'), 'ایران');
  fill(member('fields.postal_code'), '۱۹۳۹۵-۴۶۱۱۱');
  fill(member('fields.address_of_residency'), 'No. 12, Valiasr Street');
  next();
  await arriveAtPage('contact');
  fill(member('fields.email'), 'sara@example.com');
  fill(member('fields.phone'), '0912 345 6789');
  next();
  await arriveAtPage('payment');
  expect(Object.values(localStorage).join()).toContain('sara@example.com');
});

test('Enter goes on to what is still empty, says so on the phone’s key, and sends from the last', async () => {
  await openWizard('contact', { draft: { email: '', phone: '' }, language: 'en' });
  const [email, phone] = [label('email'), label('phone')];
  act(() => email.focus());
  expect(email.enterKeyHint).toBe('next');
  fill(member('fields.email'), 'sara@example.com');
  expect(fireEvent.keyDown(email, { key: 'Enter' })).toBe(false);
  expect(document.activeElement).toBe(phone);
  expect(phone.enterKeyHint).toBe('go');
  expect(fireEvent.keyDown(phone, { key: 'Enter' })).toBe(true);
});

test('a package for a child asks for the child, whose card it is', async () => {
  await openWizard('personal', { draft: { pack_type: 'under_14', ...noChild }, language: 'en' });
  const child = within(screen.getByRole('region', { name: t('personal.child') }));
  next();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain(common('form.summaryTitle', { count: 3 }));
  fill(member('fields.holder_first_name'), 'Dana');
  fill(member('fields.holder_last_name'), 'Karimi');
  expect(screen.getByRole('group', { name: common('card.label') }).textContent).toContain(
    'Dana Karimi',
  );
  fill(member('date.day'), '1991-06-02', child);
  leave(member('date.day'), child);
  const day = field(member('date.day'), child);
  await waitFor(() => expect(saidAt(day)).toContain(errors('not_a_child')));
  fill(member('date.day'), `${new Date().getFullYear() - 9}-06-02`, child);
  next();
  await arriveAtPage('residence');
});

test('a package for an adult asks for no child', async () => {
  await openWizard('personal', { draft: { pack_type: 'base' } });
  expect(screen.queryByText(t('personal.child'))).toBeNull();
});

test('a page says which part of its step it is', async () => {
  await openWizard('residence', { draft: {}, language: 'en' });
  expect(screen.getByText('Information, page 3 of 4')).toBeTruthy();
});

test('a page left empty says what is missing; the first takes the focus, and what is put right is said no more', async () => {
  await openWizard('contact', { draft: { email: '', phone: '' }, language: 'en' });
  next();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain(common('form.summaryTitle', { count: 2 }));
  await waitFor(() => expect(document.activeElement).toBe(label('email')));
  const asked = errors('required.phone');
  expect(saidAt(label('phone'))).toContain(asked);
  fireEvent.click(within(summary).getByRole('button', { name: asked }));
  await waitFor(() => expect(document.activeElement).toBe(label('phone')));
  fill(member('fields.phone'), '+39 333 123 4567');
  await waitFor(() => expect(summary.textContent).not.toContain(asked));
  expect(summary.textContent).toContain(common('form.summaryTitle', { count: 1 }));
  fill(member('fields.email'), 'sara@example.com');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test.each([
  ['personal', 'first_name', 'سارا', 'latin_only'],
  ['personal', 'last_name', 'S', 'name_too_short'],
  ['personal', 'birth_date', '2020-01-01', 'min_age_13'],
  ['contact', 'email', 'sara@', 'invalid_email'],
  ['contact', 'phone', '0912 345 6789', 'mobile_country_code'],
  ['residence', 'postal_code', '12', 'invalid_postal_code'],
] as const)(
  'the page %s says what is wrong with %s as soon as one leaves the field',
  async (page, name, value, key) => {
    await openWizard(page, {
      draft: { country_of_residency: 'IT', postal_code: '10123' },
      language: 'it',
    });
    fill(labelOf(name), value);
    leave(labelOf(name));
    await waitFor(() => expect(saidAt(label(name))).toContain(errors(key)));
  },
);

test('leaving a field in which nothing was written accuses nobody', async () => {
  await openWizard('contact', { draft: { email: '' } });
  leave(member('fields.email'));
  await letThingsHappen();
  expect(saidAt(label('email'))).not.toContain(errors('required.email'));
});

test('the club card asks for a document, which Next waits for', async () => {
  const file_url = `/api/files/${'d'.repeat(32)}`;
  fakeServer.answer(api.uploadFile, { file_url });
  await openWizard('membership', { draft: {} });
  fireEvent.click(cardBox());
  expect(await screen.findByLabelText(t('fields.passportUrl'))).toBeTruthy();
  fireEvent.click(cardBox());
  expect(screen.queryByLabelText(t('fields.passportUrl'))).toBeNull();
  fireEvent.click(cardBox());
  next();
  await waitFor(() =>
    expect(saidAt(field(t('fields.passportUrl')))).toContain(errors('id_card_required')),
  );
  fireEvent.change(field(t('fields.passportUrl')), {
    target: { files: [anImage('passport.png')] },
  });
  await screen.findByText(member('upload.done'), { exact: false });
  expect(fakeServer.callsOf(api.uploadFile)[0]?.body).toMatchObject({ file_type: 'passport' });
  next();
  await arriveAtPage('personal');
});

test('a package chosen on the landing page is chosen here', async () => {
  await openApp('/register?pack=international', { language: 'en' });
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /International/ });
  expect(chosen.checked).toBe(true);
});

test('the total follows package and card', async () => {
  await openWizard('membership', { draft: {}, language: 'en' });
  const summary = within(screen.getByRole('complementary', { name: t('summary.label') }));
  expect(total(summary)).toBe(formatEuro(5, 'en'));
  expect(summary.queryByText(member('amounts.processing_fee'))).toBeNull();
  fireEvent.click(cardBox());
  choosePack(packText('international'));
  expect(total(summary)).toBe(formatEuro(35, 'en'));
});

test('the club’s fees are lines of the bill where settings give them', async () => {
  const settings = { membership_fee: 2, processing_fee: 0.5 };
  await openWizard('membership', { draft: {}, language: 'en', settings });
  const summary = within(screen.getByRole('complementary', { name: t('summary.label') }));
  const line = async (name: string) =>
    (await summary.findByText(name)).nextElementSibling?.textContent;
  expect(await line(member('amounts.membership_fee'))).toBe(formatEuro(2, 'en'));
  expect(await line(member('amounts.processing_fee'))).toBe(formatEuro(0.5, 'en'));
  expect(total(summary)).toBe(formatEuro(7.5, 'en'));
});

test('the keyboard reaches the button to go on before the one that clears the form', async () => {
  await openWizard('personal', { draft: {} });
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons.indexOf(t('clear.button'))).toBeGreaterThan(
    buttons.indexOf(common('actions.next')),
  );
  expect(buttons).toContain(common('actions.next'));
});

test('the form can be cleared, after a question', async () => {
  await visitorImages.save('person-1', anImage());
  await openWizard('personal', { draft: { passportUrl } });
  press(t('clear.button'));
  press(t('clear.cancel'), await findDialog(t('clear.title')));
  expect(label('first_name').value).toBe('Sara');
  expect(await visitorImages.load('person-1')).toBeInstanceOf(File);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press(t('clear.button'));
  press(t('clear.confirm'), await findDialog(t('clear.title')));
  await arriveAtPage('membership');
  const removed = fakeServer.callsOf(api.removeFile).map(({ body }) => body.file_url);
  expect(removed).toEqual([receiptUrl, passportUrl]);
  expect(Object.values(localStorage).join()).not.toContain('sara@example.com');
  expect(await visitorImages.load('person-1')).toBeUndefined();
});

test('after an enforced deadline the form is closed, save for whoever had sent a receipt', async () => {
  const settings = { enforce_deadline: true, deadline_passed: true };
  await openWizard('membership', { settings });
  expect(await screen.findByText(t('closed.title'))).toBeTruthy();
  const remind = screen.getByRole('link', { name: t('closed.remind') });
  expect(remind.getAttribute('href')).toMatch(/^\/(\w\w)?#reminder$/);
});

test('a person who had sent a receipt in time can finish after an enforced deadline', async () => {
  const settings = { enforce_deadline: true, deadline_passed: true };
  await openWizard('membership', { settings, draft: {} });
  expect(await screen.findByText(common('countdown.late'))).toBeTruthy();
  expect(screen.queryByText(t('closed.title'))).toBeNull();
});

test('a person who is signed in has no second registration to make', async () => {
  const { arriveAt } = await openApp('/register', { as: 'member' });
  await arriveAt('/profile/u1');
});

test('the contact page has a field that no person sees, no key reaches and no autofill knows', async () => {
  await openWizard('contact', { draft: {} });
  const trap = document.querySelector<HTMLInputElement>('input[name="motto"]');
  expect(trap?.closest('[aria-hidden="true"]')).toBeTruthy();
  expect([trap?.tabIndex, trap?.autocomplete]).toEqual([-1, 'off']);
  expect(screen.queryByRole('textbox', { name: 'Motto' })).toBeNull();
  if (trap) fireEvent.change(trap, { target: { value: 'Forza' } });
  await waitFor(() => expect(loadDraft()?.draft.motto).toBe('Forza'));
});
