import { api } from '@fanclub/contract/api';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import * as linksRoutes from '@fanclub/contract/links/routes';
import * as passwordsRoutes from '@fanclub/contract/passwords/routes';
import * as sessionsRoutes from '@fanclub/contract/sessions/routes';
import { buildRegistration } from '@fanclub/stories/tools/build-member';
import { type CallOptions, call } from '@fanclub/stories/tools/call';
import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { afterAll, expect, it, vi } from 'vitest';
import { deliverMail } from '#features/mail/deliver-mail';
import { closeTransport } from '#features/mail/smtp-transport';
import { serverContext } from '#platform/context';
import { newLinkToken } from '../../test/link-tokens.ts';
import { mailsAbout } from '../../test/outbox.ts';
import { startServer } from '../../test/start-server.ts';

const logged: unknown[] = [];
vi.mock('firebase-functions/logger', () => {
  const take = (...entry: unknown[]) => void logged.push(entry);
  return { info: take, warn: take, error: take };
});

const server = await startServer();
afterAll(async () => {
  await server.kill();
  await closeTransport();
});

const ask = <R extends RouteDefinition>(route: R, options: CallOptions) =>
  call(route, { ...options, baseUrl: server.url });

const person = {
  first_name: 'Secretia',
  last_name: 'Verborgen',
  address_of_residency: 'Hidden Lane 77',
  phone: '+393331112223',
  juventus_card: false,
};
const passwords = ['Bianconeri-1897', 'Zebra-Stripes-2027', 'a-wrong-guess-1', 'azzurri-one'];
const [password = '', next = '', wrong = '', passPhrase = ''] = passwords;

/** Makes calls that contain or return secrets; returns the secrets, which must not be logged. */
async function liveThrough(): Promise<string[]> {
  const admin = await signInAdmin();
  const image = await buildReceiptImage();
  const file = new Blob([new Uint8Array(image)], { type: 'image/jpeg' });
  await ask(api.uploadFile, { body: { file_type: 'receipt' }, files: { file } });
  const broken = new Blob([new Uint8Array(image.subarray(0, 200))], { type: 'image/jpeg' });
  await ask(api.uploadFile, { body: { file_type: 'receipt' }, files: { file: broken } });

  const body = await buildRegistration({ ...person, password });
  const { email } = body;
  const registered = await ask(api.register, { body });
  const { user_id: id, access_token: token, refresh_token: refresh = '' } = registered.body;
  const params = { id };
  const reason = 'A reason that is between us';
  await ask(sessionsRoutes.login, { body: { email, password } });
  await ask(api.rejectUser, { params, body: { reason }, token: admin.token });
  await ask(api.approveUser, { params, body: {}, token: admin.token });
  await ask(api.adminGate, { body: { password: passPhrase }, token: admin.token });
  await ask(api.adminGate, { body: { password: wrong }, token: admin.token });
  await ask(api.me, { token });
  await ask(api.me, { token: `${token}broken` });
  const links = [
    await newLinkToken('sign_in', { id, email }),
    await newLinkToken('reset', { id, email }),
    await newLinkToken('not_me', { id, email }),
  ];
  const [signIn = '', reset = '', notMe = ''] = links;
  const opened = await ask(linksRoutes.verifyMagicLink, { body: { token: signIn } });
  await ask(linksRoutes.verifyMagicLink, { body: { token: signIn } });
  const made = await ask(passwordsRoutes.resetPassword, {
    body: { token: reset, birth_date: body.birth_date },
  });
  const generated = made.body.new_password ?? '';
  const loggedIn = await ask(sessionsRoutes.login, { body: { email, password: generated } });
  await ask(sessionsRoutes.login, { body: { email, password: wrong } });
  const changed = await ask(passwordsRoutes.changePassword, {
    token: loggedIn.body.access_token,
    body: { current_password: generated, new_password: next },
  });
  await ask(sessionsRoutes.refreshToken, { body: { refresh_token: changed.body.refresh_token } });
  await ask(sessionsRoutes.refreshToken, { body: { refresh_token: `${refresh}broken` } });
  await ask(sessionsRoutes.google, { body: { token: admin.token } });
  await ask(linksRoutes.notMe, { body: { token: notMe } });
  const sessions = [registered, opened, loggedIn, changed].flatMap(({ body: answer }) => [
    answer.access_token,
    answer.refresh_token ?? '',
  ]);
  for (const session of sessions) expect(session.length).toBeGreaterThan(20);
  await deliverAll(id);
  const pixels = image.subarray(-60);
  return [
    ...sessions,
    token,
    refresh,
    admin.token,
    ...links,
    generated,
    ...passwords,
    email,
    reason,
    ...Object.values(person).filter((value) => typeof value === 'string'),
    pixels.toString('base64').slice(3, 40),
    pixels.toString('hex'),
  ];
}

/**
 * Delivers the mails about a member in this process: first to a server that does not exist, then to one that
 * accepts them.
 */
async function deliverAll(memberId: string): Promise<void> {
  const context = serverContext();
  const environment = { ...context.environment, smtpUrl: 'smtp://127.0.0.1:1' };
  const due = { state: 'ERROR', attempts: 1, lease_expires_at: null, not_before: new Date(0) };
  for (const { id, delivery } of await mailsAbout(memberId)) {
    const row = context.db.doc(`mail/${id}`);
    await row.update({ delivery: { ...delivery, ...due } });
    expect(await deliverMail({ ...context, environment }, id)).toBe('failed');
    await closeTransport();
    await row.update({ delivery: { ...delivery, ...due } });
    expect(await deliverMail(context, id)).toBe('sent');
    await closeTransport();
  }
}

it('nothing secret or personal of a whole session gets into the logs', {
  timeout: 90_000,
}, async () => {
  const secrets = await liveThrough();
  const output = `${server.output()}\n${JSON.stringify(logged)}`;
  // Proves that the log contains the calls and mails in question.
  expect(output).toContain('/api/change-password');
  expect(output).toContain('mail failed');
  expect(secrets.filter((secret) => secret === '' || output.includes(secret))).toEqual([]);
});
