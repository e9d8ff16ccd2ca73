import { api } from '@fanclub/contract/api';
import { ofEachServiceLink } from '@fanclub/contract/members/payment';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { benefitName } from '@fanclub/contract/pricing/benefits';
import { aFileUrl, anotherFileUrl } from '@fanclub/contract/testing/build-registration';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { afterRejection } from '@fanclub/contract/words/after-rejection';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { accountOwing, approved, buildProfile, rejected } from '#testing/build-member.ts';
import { answerSettings, fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { fakeWorker } from '#testing/fake-worker.ts';
import { openApp } from '#testing/open-app.tsx';
import { common, errors as error, member, profile as t } from '#testing/texts.ts';
import { anImage, chooseFile, letThingsHappen, plain, press } from '#testing/user-events.ts';
import { openPast } from './testing/open-fix.ts';

async function openProfile(
  change: Parameters<typeof buildProfile>[0] = {},
  language: LanguageCode = 'fa',
) {
  fakeServer.answer(api.me, buildProfile(change));
  await openApp('/profile', { as: 'member', language });
  await screen.findByText(t('account.title'));
}

/** Renders the page of an approved member and opens its folded part. */
async function openWhole(...opening: Parameters<typeof openProfile>) {
  await openProfile(...opening);
  await openPast();
}

const newImage = (type: 'receipt' | 'passport') =>
  member('upload.newImage', { document: member(`fields.${type}`) });

test('an application under review says so and takes no other documents', async () => {
  await openProfile();
  expect(screen.getByText(common('status.under_review'))).toBeTruthy();
  expect(screen.getByText(t('lead.submitted'))).toBeTruthy();
  expect(screen.getAllByText('REQ-2026-000042')).not.toHaveLength(0);
  expect(screen.getByText(error('document_under_review'))).toBeTruthy();
  expect(screen.queryByLabelText(newImage('receipt'))).toBeNull();
  expect(screen.queryByRole('button', { name: t('again.open') })).toBeNull();
});

test('an approved membership is welcomed, and its documents stay as they are', async () => {
  await openProfile(approved, 'it');
  expect(screen.getByText(t('lead.approved'))).toBeTruthy();
  expect(screen.queryByText(t('documents.title'))).toBeNull();
  await openPast();
  expect(screen.getAllByText(common('status.approved'))).not.toHaveLength(0);
  expect(screen.getAllByText(common('status.paid'))).toHaveLength(2);
  expect(screen.getByText(error('document_changes_closed'))).toBeTruthy();
});

test.each(languageCodes)(
  'an approved membership says what it brings, in the club’s own words if there are some: %s',
  async (language) => {
    fakeServer.answer(api.clubTexts, { benefit_events: 'Match nights together' });
    const membership = { ...approved.membership, pack_type: 'international' } as const;
    await openProfile({ ...approved, membership }, language);
    expect(screen.getByRole('heading', { name: t('benefits') })).toBeTruthy();
    expect(screen.getByText(benefitName('tickets', language))).toBeTruthy();
    expect(await screen.findByText('Match nights together')).toBeTruthy();
    expect(screen.queryByText(benefitName('events', language))).toBeNull();
  },
);

test('a benefit that is switched off is not on the profile', async () => {
  answerSettings({ brings_tickets: '' });
  const membership = { ...approved.membership, pack_type: 'international' } as const;
  await openProfile({ ...approved, membership }, 'en');
  expect(await screen.findByText(benefitName('events', 'en'))).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(benefitName('tickets', 'en'))).toBeNull());
});

test('a package that brings nothing else has no such list', async () => {
  await openProfile(approved);
  expect(screen.queryByRole('heading', { name: t('benefits') })).toBeNull();
});

test('a rejected application shows the reason as the admin wrote it', async () => {
  await openProfile(rejected, 'en');
  expect(screen.getByText(t('lead.rejected'))).toBeTruthy();
  expect(screen.getByText('The receipt cannot be read.')).toBeTruthy();
  expect(await screen.findByLabelText(newImage('receipt'))).toBeTruthy();
});

test('a rejection without a reason says whom to ask', async () => {
  await openProfile({ ...rejected, rejection_reason: null });
  expect(screen.getByText(t('status.noReason'))).toBeTruthy();
});

test.each(
  languageCodes.flatMap((language) => [
    [language, 'what came', { is_paid: true, received: { EUR: 500, IRR: 0 } }] as const,
    [language, 'what the applicant said', { received: null }] as const,
  ]),
)('a rejected person who has paid reads in %s what becomes of %s', async (language, _, change) => {
  await openProfile({ ...rejected, ...change }, language);
  const sentence = afterRejection(buildProfile({ ...rejected, ...change }), language);
  expect(sentence).not.toBeNull();
  expect(screen.getByText(plain(sentence ?? ''))).toBeTruthy();
});

test('an address that is not confirmed asks for the click, and is mailed the link again', async () => {
  fakeServer.answer(api.confirmAddress, { success: true });
  await openProfile({ ...approved, email: 'sara@example.com', email_confirmed_at: null }, 'en');
  expect(screen.getByText(t('confirmAddress.text', { email: 'sara@example.com' }))).toBeTruthy();
  press(t('confirmAddress.send'));
  expect(
    await screen.findByText(t('confirmAddress.sent', { email: 'sara@example.com' })),
  ).toBeTruthy();
  expect(fakeServer.callsOf(api.confirmAddress)).toHaveLength(1);
});

test('a confirmed address is not asked for again', async () => {
  await openProfile(approved, 'en');
  expect(screen.queryByRole('button', { name: t('confirmAddress.send') })).toBeNull();
});

test('the identity image of an unconfirmed address says why it is hidden, and nothing else does', async () => {
  fakeServer.answer(api.getFile, refusal('address_not_confirmed'));
  const images = { receipt_url: null, passport_url: aFileUrl };
  await openWhole({ ...approved, ...images, email_confirmed_at: null }, 'en');
  expect(await screen.findByText(error('address_not_confirmed'))).toBeTruthy();
  expect(screen.getAllByText(/identity document|this image/)).toHaveLength(1);
});

test('the facts stand under their names', async () => {
  await openProfile({ juventus_card: true, passport_url: anotherFileUrl }, 'en');
  const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(factOf(member('fields.phone'))).toContain('+393331234567');
  expect(factOf(member('fields.email'))).toContain('sara@example.com');
  expect(factOf(member('fields.country_of_birth'))).toBe('Iran');
  expect(factOf(member('fields.address_of_residency'))).toBe('Via Roma 12, int. 3');
  expect(factOf(member('fields.payment_method'))).toBe('Euro transfer · PayPal');
});

test('a document that is missing is uploaded, looked at and sent, after a failure too', async () => {
  let profile = buildProfile({ juventus_card: true });
  fakeServer.answer(api.me, () => profile);
  fakeServer.answer(api.uploadFile, noNetwork);
  await openApp('/profile', { as: 'member' });
  const sendButton = `${t('documents.send')}: ${member('fields.passport')}`;
  expect(await screen.findByText(t('documents.missing.passport'))).toBeTruthy();
  await chooseFile(newImage('passport'), anImage('passport.png'));
  expect(await screen.findByText(member('upload.waiting'))).toBeTruthy();

  fakeServer.answer(api.uploadFile, ({ body, files }) => {
    expect(body).toEqual({ file_type: 'passport' });
    expect(files.file?.name).toBe('passport.png');
    return { file_url: anotherFileUrl };
  });
  fakeServer.answer(api.attachDocument, ({ body }) => {
    expect(body).toEqual({ user_id: 'u1', file_type: 'passport', file_url: anotherFileUrl });
    profile = buildProfile({ juventus_card: true, passport_url: anotherFileUrl });
    return { success: true, file_url: anotherFileUrl };
  });
  press(member('upload.tryNow'));
  await screen.findByText(member('upload.done'), { exact: false });
  expect(fakeServer.callsOf(api.attachDocument)).toEqual([]);
  press(sendButton);
  await waitFor(() => expect(screen.queryByText(t('documents.missing.passport'))).toBeNull());
  // The field has disappeared, because the image is under review, but the message after sending is still shown.
  expect(screen.queryByLabelText(newImage('passport'))).toBeNull();
  expect(screen.getByText(t('documents.sent'))).toBeTruthy();
  expect(fakeServer.callsOf(api.uploadFile)).toHaveLength(2);
  expect(fakeServer.callsOf(api.attachDocument)).toHaveLength(1);
});

test.each([
  [
    'of another kind',
    new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' }),
    'pdf_not_image',
  ],
  ['that is too large', anImage('huge.png', 5 * 1024 * 1024 + 1), 'file_too_large'],
] as const)('a file %s is not even sent', async (_, file, key) => {
  await openProfile({ ...rejected, receipt_url: aFileUrl });
  await chooseFile(newImage('receipt'), file);
  expect(await screen.findByText(error(key))).toBeTruthy();
  expect(fakeServer.callsOf(api.uploadFile)).toEqual([]);
});

test.each([
  ['a photo of 6.5 MB', anImage('a.png', 6.5 * 1024 * 1024)],
  ['a WebP with another name', new File(['RIFF....WEBP'], 'a.jpg', { type: 'image/jpeg' })],
  ['a picture of which no type is declared', new File(['GIF89a'], 'a')],
])('%s is taken as the registration takes it', async (_, file) => {
  fakeWorker.answers({ image: new Blob(['small'], { type: 'image/jpeg' }), hints: [] });
  fakeServer.answer(api.uploadFile, { file_url: anotherFileUrl });
  fakeServer.answer(api.attachDocument, { success: true, file_url: anotherFileUrl });
  await openProfile({ ...rejected, receipt_url: aFileUrl });
  await chooseFile(newImage('receipt'), file);
  expect(await screen.findByText(t('documents.sent'))).toBeTruthy();
  const [sent] = fakeServer.callsOf(api.uploadFile);
  expect([sent?.files.file?.name, sent?.files.file?.type]).toEqual(['a.jpg', 'image/jpeg']);
});

test('a picture that did not load can be asked for again', async () => {
  const documents = i18n.getFixedT(null, 'documents');
  fakeServer.answer(api.getFile, noNetwork);
  await openProfile();
  await screen.findByText(documents('thumbnail.failed'));
  fakeServer.answer(api.getFile, new Blob(['image'], { type: 'image/png' }));
  press(common('actions.retry'));
  const title = member('fields.receipt');
  expect(
    await screen.findByRole('button', { name: documents('thumbnail.open', { title }) }),
  ).toBeTruthy();
});

test('a profile that did not load can be asked for again', async () => {
  fakeServer.answer(api.me, refusal('service_busy'));
  await openApp('/profile', { as: 'member' });
  await screen.findByText(error('service_busy'));
  fakeServer.answer(api.me, buildProfile());
  press(common('actions.retry'));
  expect(await screen.findByRole('heading', { level: 1, name: /Sara/ })).toBeTruthy();
});

test('a visitor is sent to the login page', async () => {
  const { arriveAt } = await openApp('/profile/u1');
  await arriveAt('/login');
});

test("a member who asks for another's profile gets their own", async () => {
  const { arriveAt } = await openApp('/profile/u2', { as: 'member' });
  await arriveAt('/profile/u1');
});

test('an admin looks at a member’s profile and changes nothing there', async () => {
  fakeServer.answer(api.me, buildProfile(rejected));
  await openApp('/profile/u1', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: /Sara/ });
  expect(screen.queryByRole('button', { name: t('again.open') })).toBeNull();
  expect(screen.queryByLabelText(newImage('receipt'))).toBeNull();
  expect(screen.queryByRole('button', { name: t('account.export') })).toBeNull();
});

test('an admin has no membership of their own, and is shown the way to the panel', async () => {
  await openApp('/profile', { as: 'admin', language: 'en' });
  expect(await screen.findByText(/admin@example.com/)).toBeTruthy();
  const main = screen.getByRole('main');
  expect(main.querySelector('a')?.pathname).toBe('/admin');
});

test('a member who was deleted meanwhile is signed out', async () => {
  fakeServer.answer(api.me, refusal('user_not_found'));
  const { arriveAt } = await openApp('/profile', { as: 'member' });
  await arriveAt('/login');
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('an image says when it will be deleted, each kind by its own period', async () => {
  const passport_url = anotherFileUrl;
  await openWhole({ ...approved, juventus_card: true, passport_url }, 'en');
  for (const day of ['2026-03-04T10:00:00.000Z', '2027-02-02T10:00:00.000Z']) {
    expect(await screen.findByText(member('kept.until', { day }))).toBeTruthy();
  }
});

test('an image that is gone says since when', async () => {
  const passport_deleted_at = '2026-03-04T10:00:00.000Z';
  await openWhole({ ...approved, juventus_card: true, passport_deleted_at }, 'en');
  const sentence = member('kept.deleted', { day: passport_deleted_at });
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByText(t('documents.missing.passport'))).toBeNull();
});

test('a rejected application says until when it waits', async () => {
  await openProfile(rejected);
  const day = '2027-02-02T10:00:00.000Z';
  expect(await screen.findByText(t('again.until', { day }))).toBeTruthy();
});

test.each([{}, rejected])('a club that keeps everything names no day: %j', async (change) => {
  const periods = { keep_passport_days: 0, keep_receipt_days: 0, keep_rejected_days: 0 };
  answerSettings({ ...periods });
  await openProfile(change, 'en');
  await waitFor(() => expect(fakeServer.callsOf(api.settings)).not.toHaveLength(0));
  await letThingsHappen();
  expect(screen.queryByText(/deleted/)).toBeNull();
});

test.each(languageCodes)(
  'what an earlier season has open is told at the top, with where to pay and that a renewal can include it: %s',
  async (language) => {
    answerSettings({
      season: '2027/28',
      ...ofEachServiceLink((service) => `https://${service}.test`),
    });
    const money = { amount: 1000, currency: 'EUR' } as const;
    await openProfile({ ...approved, account: accountOwing(money) }, language);
    const note = await screen.findByRole('note');
    const amount = formatMoney(money, language);
    expect(note.textContent).toContain(member('balance.open', { season: '2025/26', amount }));
    await waitFor(() => expect(note.textContent).toContain(member('balance.withRenewal')));
    const details = note.querySelector('details') as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(await within(note).findByText('JOFCI-WXYZ2345')).toBeTruthy();
  },
);

test('what an earlier season has open may have been paid with a renewal that is under review', async () => {
  const { membership } = approved;
  await openProfile({ membership, account: accountOwing({ amount: 1000, currency: 'EUR' }) });
  const note = await screen.findByRole('note');
  expect(note.textContent).toContain(member('balance.paidWithRenewal'));
});

test('what an earlier season has open is not asked for if the club owes as much for another one', async () => {
  const account = accountOwing({ amount: 1000, currency: 'EUR' });
  const over_dues = account.open_dues.map((due) => ({ ...due, request_number: 'REQ-2026-000042' }));
  await openProfile({ ...approved, account: { ...account, over_dues } });
  expect(screen.queryByRole('note')).toBeNull();
});
