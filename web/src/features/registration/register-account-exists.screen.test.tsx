import { api } from '@fanclub/contract/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deviceTokenKey } from '#session/session-store.ts';
import { typedEmail } from '#session/typed-email.ts';
import { fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { common, errors, member } from '#testing/texts.ts';
import { field, fill, findDialog, leave, letThingsHappen, press } from '#testing/user-events.ts';
import { arriveAtPage, openWizard, t } from './testing/open-wizard.ts';
import { registered } from './testing/registered-answer.ts';

const sent = { success: true, message: 'Sent.' };
const email = () => member('fields.email');
const asked = () => fakeServer.callsOf(api.checkUserExists).map(({ body }) => body.email);
const dialog = () => findDialog(t('accountExists.title'));

async function typeTakenEmail() {
  await openWizard('contact', { draft: {} });
  fakeServer.answer(api.checkUserExists, ({ body }) => ({ exists: body.email.startsWith('sara') }));
  fill(email(), ' Sara@Example.com ');
  leave(email());
  return dialog();
}

test('a member learns at the e-mail field that the account exists, and is mailed the way back', async () => {
  localStorage.setItem(deviceTokenKey, 'device-1');
  fakeServer.answer(api.sendMagicLink, sent);
  const place = await typeTakenEmail();
  expect(asked()).toEqual(['sara@example.com']);
  press(t('accountExists.sendLink'), place);
  expect((await place.findByRole('status')).textContent).toContain('sara@example.com');
  expect(fakeServer.callsOf(api.sendMagicLink)[0]?.body).toEqual({
    email: 'sara@example.com',
    device_token: 'device-1',
  });
});

test('a link that cannot be mailed is said, and can be asked for again', async () => {
  fakeServer.answer(api.sendMagicLink, refusal('service_busy'));
  const place = await typeTakenEmail();
  press(t('accountExists.sendLink'), place);
  expect((await place.findByRole('alert')).textContent).toContain(errors('service_busy'));
  expect(place.getByRole('button', { name: t('accountExists.sendLink') })).toBeTruthy();
});

test('another e-mail is asked about in its turn, and the way goes on', async () => {
  press(t('accountExists.other'), await typeTakenEmail());
  await waitFor(() => expect(document.activeElement).toBe(field(email())));
  fill(email(), 'nora@example.com');
  press(common('actions.next'));
  await arriveAtPage('payment');
  await letThingsHappen();
  expect(asked()).toEqual(['sara@example.com', 'nora@example.com']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an e-mail that is none, and one that nobody can be asked about, stop nobody', async () => {
  await openWizard('contact', { draft: {} });
  fill(email(), 'sara@');
  leave(email());
  fakeServer.answer(api.checkUserExists, noNetwork);
  fill(email(), 'sara@example.com');
  leave(email());
  expect((await screen.findByRole('alert')).textContent).toContain(errors('network_error'));
  press(common('actions.next'));
  await arriveAtPage('payment');
  expect(new Set(asked())).toEqual(new Set(['sara@example.com']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nobody is told that others who share their network have asked too often', async () => {
  fakeServer.answer(api.checkUserExists, refusal('rate_limited'));
  await openWizard('contact', { draft: {} });
  fill(email(), 'sara@example.com');
  leave(email());
  await letThingsHappen();
  expect(asked()).toEqual(['sara@example.com']);
  expect(screen.queryByRole('alert')).toBeNull();
  press(common('actions.next'));
  await arriveAtPage('payment');
});

test('what the server finds when everything is sent opens the same dialog: log in with that e-mail', async () => {
  fakeServer.answer(api.register, refusal('user_already_exists'));
  await openWizard('confirm', { draft: { email: 'olga@example.com' } });
  press(t('confirm.register'));
  const link = (await dialog()).getByRole('link', { name: t('accountExists.renew') });
  expect(link.getAttribute('href')).toBe('/login?to=renew');
  fireEvent.click(link);
  expect(typedEmail.get()).toBe('olga@example.com');
});

test('another e-mail is sent under a key of its own', async () => {
  fakeServer.answer(api.register, refusal('registration_already_submitted'));
  await openWizard('confirm', { draft: {} });
  press(t('confirm.register'));
  press(t('accountExists.other'), await dialog());
  await arriveAtPage('contact');
  await waitFor(() => expect(document.activeElement).toBe(field(email())));
  fakeServer.answer(api.register, registered);
  fill(email(), 'nora@example.com');
  press(common('actions.next'));
  await arriveAtPage('payment');
  press(common('actions.next'));
  await arriveAtPage('confirm');
  press(t('confirm.register'));
  await arriveAtPage('tracking');
  const [first, second] = fakeServer.callsOf(api.register);
  expect(second?.body).toMatchObject({ email: 'nora@example.com' });
  expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
});
