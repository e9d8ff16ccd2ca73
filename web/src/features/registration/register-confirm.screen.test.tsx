import { api } from '@fanclub/contract/api';
import { defaultAnswerDays } from '@fanclub/contract/members/answer-days';
import { answerTime } from '@fanclub/contract/words/names';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getSession } from '#session/session-store.ts';
import { buildProfile } from '#testing/build-member.ts';
import { brokenServer, fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { common, errors, member, packText } from '#testing/texts.ts';
import { anImage, field, fill, press, pressWhenReady, saidAt } from '#testing/user-events.ts';
import { visitorImages } from './draft/draft-images.ts';
import { receiptUrl } from './testing/build-draft.ts';
import { arriveAtPage, openWizard, t } from './testing/open-wizard.ts';
import { registered } from './testing/registered-answer.ts';

const noConsents = { terms: false, privacy: false, cookies: false, dpa: false };

const registerNow = () => press(t('confirm.register'));
const tries = () => fakeServer.callsOf(api.register);
const keys = () => tries().map(({ headers }) => headers.get('idempotency-key'));
const consent = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) });

test('a completed form is registered, and its number is shown', async () => {
  fakeServer.answer(api.register, registered);
  await visitorImages.save('receipt', anImage());
  const { arriveAt } = await openWizard('confirm', { draft: {} });
  registerNow();
  await arriveAtPage('tracking');
  expect(screen.getAllByText('JOFCI-7KQ2M9XD')).not.toHaveLength(0);
  // The day of the answer is on the page once, and not the number of days as well.
  expect(screen.getAllByText(/^(حداکثر|قرار بود) تا /)).toHaveLength(1);
  expect(document.body.textContent).not.toContain(answerTime(defaultAnswerDays, 'fa'));
  expect(tries()[0]?.body).toMatchObject({
    first_name: 'Sara',
    email: 'sara@example.com',
    language: 'fa',
    payment_method: 'rial',
    receiptUrl,
    expected_total: 5,
    expected_rial: 5_000_000,
    legal_consents: { terms: true, privacy: true, cookies: false, dpa: false },
  });
  expect(getSession().user?.id).toBe('u1');
  expect(Object.keys(localStorage)).not.toContain('registrationDraft.v1');
  expect(await visitorImages.load('receipt')).toBeUndefined();
  fakeServer.answer(api.me, buildProfile());
  fireEvent.click(screen.getByRole('link', { name: t('tracking.toProfile') }));
  await arriveAt('/profile/u1');
});

test('the number stays on screen while something opens over the page', async () => {
  fakeServer.answer(api.register, registered);
  await openWizard('confirm', { draft: {} });
  registerNow();
  await arriveAtPage('tracking');
  fireEvent.click(screen.getByRole('link', { name: common('footer.cookieSettings') }));
  await screen.findByRole('dialog');
  expect(screen.getAllByText('JOFCI-7KQ2M9XD')).not.toHaveLength(0);
});

test('the total on screen at the payment is sent for comparison, whatever it costs by now', async () => {
  fakeServer.answer(api.register, registered);
  await openWizard('confirm', { draft: { shown: { total: 4, rate: 900_000 } } });
  registerNow();
  await arriveAtPage('tracking');
  expect(tries()[0]?.body).toMatchObject({ expected_total: 4 });
});

test('what is reviewed is open: package and payment, with method and badges, and the person on a wide screen', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      addListener() {},
      removeListener() {},
    }),
  );
  await openWizard('confirm', { draft: {} });
  await arriveAtPage('confirm');
  const facts = [...document.querySelectorAll('dl')].filter((list) => !list.closest('details'));
  const text = facts.map((list) => list.textContent).join(' ');
  for (const fact of [
    'Sara',
    packText('base'),
    common('paymentMethods.rial'),
    member('upload.done'),
  ]) {
    expect(text).toContain(fact);
  }
  vi.unstubAllGlobals();
});

test('terms and privacy have to be accepted, the other two are free and folded', async () => {
  fakeServer.answer(api.register, registered);
  await openWizard('confirm', { draft: { legal_consents: noConsents } });
  registerNow();
  const terms = () => consent(t('fields.legal_consents.terms'));
  const privacy = () => consent(t('fields.legal_consents.privacy'));
  await waitFor(() => expect(document.activeElement).toBe(terms()));
  expect(saidAt(terms())).toBe(errors('required.terms'));
  expect(saidAt(privacy())).toBe(errors('required.privacy'));
  expect(tries()).toEqual([]);
  const folded = [...document.querySelectorAll<HTMLInputElement>('details:not([open]) input')];
  expect(folded.map(({ name }) => name)).toEqual(['legal_consents.cookies', 'legal_consents.dpa']);
  fireEvent.click(terms());
  await waitFor(() => expect(saidAt(terms())).toBe(''));
  expect(saidAt(privacy())).toBe(errors('required.privacy'));
  fireEvent.click(consent(t('fields.legal_consents.privacy')));
  registerNow();
  await arriveAtPage('tracking');
  expect(tries()[0]?.body).toMatchObject({
    legal_consents: { terms: true, privacy: true, dpa: false },
  });
});

test('an error of the server leads back to its step and field, until the value changes', async () => {
  fakeServer.answer(
    api.register,
    refusal('validation_error', { errors: { phone: 'mobile_invalid' } }),
  );
  await openWizard('confirm', { draft: {} });
  registerNow();
  await arriveAtPage('contact');
  await waitFor(() =>
    expect(saidAt(field(member('fields.phone')))).toContain(errors('mobile_invalid')),
  );
  fill(member('fields.email'), 'nora@example.com');
  expect(saidAt(field(member('fields.phone')))).toContain(errors('mobile_invalid'));
  fill(member('fields.phone'), '0912 345 6780');
  await waitFor(() =>
    expect(saidAt(field(member('fields.phone')))).not.toContain(errors('mobile_invalid')),
  );
});

test('a network that is down loses nothing: the same button tries again with the same key', async () => {
  fakeServer.answer(api.register, noNetwork);
  await openWizard('confirm', { draft: {} });
  registerNow();
  expect(await screen.findByText(t('confirm.failedTitle'))).toBeTruthy();
  fakeServer.answer(api.register, registered);
  registerNow();
  await arriveAtPage('tracking');
  expect(new Set(keys()).size).toBe(1);
});

test('an error on our side is shown as what it stopped', async () => {
  fakeServer.answer(api.register, brokenServer);
  await openWizard('confirm', { draft: {} });
  registerNow();
  expect(await screen.findByText(errors('registration_failed'), { exact: false })).toBeTruthy();
  expect(screen.queryByText(errors('internal_error'), { exact: false })).toBeNull();
});

test('however often the button is pressed, one registration is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof registered>();
  fakeServer.answer(api.register, () => promise);
  await openWizard('confirm', { draft: {} });
  const form = screen.getByRole('button', { name: t('confirm.register') }).closest('form');
  if (!form) throw new Error('no form');
  // Both submits happen before the button can show that it is busy.
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(await screen.findByText(t('confirm.registering'))).toBeTruthy();
  await act(async () => resolve(registered));
  await arriveAtPage('tracking');
  expect(tries()).toHaveLength(1);
});

test('a try that is still being recorded is waited for', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeServer.answer(api.register, () =>
    tries().length === 1 ? refusal('registration_in_progress', { retryAfterS: 2 }) : registered,
  );
  await openWizard('confirm', { draft: {} });
  registerNow();
  expect(await screen.findByText(t('confirm.waiting'))).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2100));
  await arriveAtPage('tracking');
  expect(new Set(keys()).size).toBe(1);
});

test('a receipt that the server lost is sent again from this device', async () => {
  const newUrl = `/api/files/${'n'.repeat(32)}`;
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  fakeServer.answer(api.register, ({ body }) =>
    body.receiptUrl === newUrl && tries().length > 1
      ? registered
      : refusal('validation_error', { errors: { receiptUrl: 'upload_not_found' } }),
  );
  await openWizard('payment', { draft: { receiptUrl: '' } });
  fireEvent.change(field(t('fields.receiptUrl')), { target: { files: [anImage()] } });
  await screen.findByText(member('upload.done'), { exact: false });
  press(common('actions.next'));
  await arriveAtPage('confirm');
  registerNow();
  await arriveAtPage('tracking');
  expect(fakeServer.callsOf(api.uploadFile)).toHaveLength(2);
});

test('a receipt that nobody has any more is asked for', async () => {
  fakeServer.answer(
    api.register,
    refusal('validation_error', { errors: { receiptUrl: 'upload_not_found' } }),
  );
  await openWizard('confirm', { draft: {} });
  registerNow();
  await arriveAtPage('payment');
  await waitFor(() =>
    expect(saidAt(field(t('fields.receiptUrl')))).toContain(errors('upload_not_found')),
  );
});

test('a value on the last page can be changed where it was typed', async () => {
  await openWizard('confirm', { draft: {}, language: 'fa' });
  const main = within(screen.getByRole('main'));
  expect(main.getAllByText('sara@example.com', { exact: false })).not.toHaveLength(0);
  await pressWhenReady(t('confirm.changePayment'));
  await arriveAtPage('payment');
});
