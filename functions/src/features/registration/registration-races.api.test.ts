import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@fanclub/contract/api';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { buildRegistration, uniqueEmail, uploadImage } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { completeHalfFinished } from '#features/accounts/complete-half-finished';
import { serverContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { ago } from '../../../test/build-mail-row.ts';
import { testAuth } from '../../../test/firebase.ts';
import { startHangingServer } from '../../../test/hanging-server.ts';
import { startServer, type TestServer } from '../../../test/start-server.ts';
import { halfShipping, storeCode, usedCountOf } from '../../../test/store-card.ts';
import { putFields, storedMember, storedMembers } from '../../../test/stored.ts';

const patienceMs = 120_000;

/** Builds many registrations, a few at a time, so that the uploads are finished before the race begins. */
async function buildMany(
  count: number,
  changes: (index: number) => Parameters<typeof buildRegistration>[0],
) {
  const built: Awaited<ReturnType<typeof buildRegistration>>[] = [];
  for (let from = 0; from < count; from += 10) {
    const size = Math.min(10, count - from);
    built.push(
      ...(await Promise.all(
        Array.from({ length: size }, (_, i) => buildRegistration(changes(from + i))),
      )),
    );
  }
  return built;
}

/**
 * Registers as the form does: repeats the request with the same key while the server is busy or still works on the
 * first call.
 */
async function registerPatiently(body: RegisterRequest) {
  const headers = { 'idempotency-key': randomUUID() };
  for (;;) {
    const answer = await call(api.register, { body, headers });
    if (answer.status !== 503 && answer.body.code !== 'registration_in_progress') return answer;
    await sleep(Number(answer.headers.get('retry-after')) * 1000);
  }
}

const makeCode = (fields: object) =>
  storeCode({
    ...halfShipping,
    usedCount: 0,
    expiresAt: Timestamp.fromMillis(Date.now() + 86_400_000),
    ...fields,
  });

it('fifty registrations with different e-mails all succeed with different request numbers', {
  timeout: patienceMs,
}, async () => {
  const bodies = await buildMany(50, () => ({ juventus_card: false }));
  const answers = await Promise.all(bodies.map(registerPatiently));
  expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(201));
  expect(new Set(answers.map((answer) => answer.body.request_number)).size).toBe(50);
});

it('twenty registrations with one e-mail give one member and nineteen 409', {
  timeout: patienceMs,
}, async () => {
  const email = uniqueEmail();
  const bodies = await buildMany(20, () => ({ email, juventus_card: false }));
  const answers = await Promise.all(bodies.map((body) => call(api.register, { body })));
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses).toEqual([201, ...Array(19).fill(409)]);
  expect(await storedMembers('email', email)).toHaveLength(1);
});

it('sixty registrations with a code of ten uses give ten discounts and refuse nobody', {
  timeout: patienceMs,
}, async () => {
  const code = await makeCode({ maxUses: 10 });
  const passportUrls = await Promise.all(Array.from({ length: 60 }, () => uploadImage('passport')));
  const bodies = await buildMany(60, (i) => ({
    promo_code: code,
    passportUrl: passportUrls[i] as string,
  }));
  const answers = await Promise.all(bodies.map(registerPatiently));
  expect(answers.map((answer) => answer.status)).toEqual(Array(60).fill(201));
  const members = await Promise.all(answers.map(({ body }) => storedMember({ id: body.user_id })));
  const discounted = members.filter((member) => member && member.shipping_discount > 0);
  expect(discounted).toHaveLength(10);
  expect(await usedCountOf(code)).toBe(10);
});

it('one of two registrations with the same receipt succeeds', async () => {
  const receiptUrl = await uploadImage('receipt');
  const bodies = await buildMany(2, () => ({ receiptUrl, juventus_card: false }));
  const answers = await Promise.all(bodies.map((body) => call(api.register, { body })));
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
});

describe('a process that dies between the transaction and the account', () => {
  const servers: TestServer[] = [];
  const closers: (() => void)[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.kill();
    for (const close of closers.splice(0)) close();
  });

  /** Registers through a server whose calls to Firebase Auth never return, and kills the server while it waits. */
  async function registerAndDie(body: Awaited<ReturnType<typeof buildRegistration>>, key: string) {
    const hanging = await startHangingServer();
    closers.push(hanging.close);
    const server = await startServer({ FIREBASE_AUTH_EMULATOR_HOST: hanging.host });
    servers.push(server);
    const headers = { 'idempotency-key': key };
    const dying = call(api.register, { body, headers, baseUrl: server.url }).catch(() => 'died');
    await hanging.firstRequest;
    await server.kill();
    expect(await dying).toBe('died');
    const [member] = (await storedMembers('email', body.email)) as [Member];
    expect(member.account).toBe('pending');
    return member;
  }

  /** Approves the member with this e-mail, and returns the status of a log-in. */
  async function logInApproved(email: string, password: string) {
    const [member] = (await storedMembers('email', email)) as [Member];
    await putFields(member, { is_approved: true });
    return (await call(api.login, { body: { email, password } })).status;
  }

  it('leaves nothing that blocks the same person with the same key', async () => {
    const key = uniqueEmail('key');
    const body = await buildRegistration({ password: 'Secret#1' });
    await registerAndDie(body, key);
    const answer = await call(api.register, { body, headers: { 'idempotency-key': key } });
    expect(answer.status).toBe(201);
    const members = await storedMembers('email', body.email);
    expect(members).toHaveLength(1);
    expect(members[0]?.account).toBe('ready');
    expect((await testAuth().getUserByEmail(body.email)).uid).toBe(answer.body.user_id);
    expect(await logInApproved(body.email, 'Secret#1')).toBe(200);
  });

  it('loses no password when the maintenance completes it', async () => {
    const body = await buildRegistration({ password: 'Secret#1' });
    const member = await registerAndDie(body, uniqueEmail('key'));
    await putFields(member, { created_at: ago(61_000) });
    await completeHalfFinished(serverContext());
    expect(await logInApproved(body.email, 'Secret#1')).toBe(200);
  });

  it('lets the same person in without the key after a minute, and nobody else', async () => {
    const body = await buildRegistration({ password: 'Secret#1' });
    const member = await registerAndDie(body, uniqueEmail('key'));
    await putFields(member, { created_at: ago(61_000) });
    const again = await call(api.register, {
      body: { ...body, password: 'Other#1', receiptUrl: await uploadImage('receipt') },
    });
    expect(again.status).toBe(201);
    expect(again.body.user_id).toBe(member.id);
    expect(await logInApproved(body.email, 'Other#1')).toBe(200);
    expect(await logInApproved(body.email, 'Secret#1')).toBe(401);
    const stranger = await call(api.register, {
      body: await buildRegistration({ email: body.email, first_name: 'Another' }),
    });
    expect(stranger.status).toBe(409);
    expect(await storedMembers('email', body.email)).toHaveLength(1);
  });
});
