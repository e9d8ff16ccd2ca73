import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildForSuite } from '../build/tasks.ts';
import { demoProject } from '../demo-access.ts';
import { addresses, testEnvironment } from '../environment.ts';
import { findEmulators } from '../firestore/find-emulators.ts';
import { runFolder } from '../paths.ts';
import { choosePorts } from '../ports.ts';
import { seedSuite } from '../seed/seed-suite.ts';
import { takeInstanceLock } from '../suite/instance-lock.ts';
import { requireSuitePorts, startSuite } from '../suite/start-suite.ts';
import { type KeptState, keptState } from '../suite/state.ts';
import { say, step } from '../terminal.ts';
import { differences, type Snapshot, takeSnapshot } from './snapshot.ts';

const kind = 'test';
const ports = choosePorts(kind);
const folder = runFolder(kind);

/**
 * Imports modules of the functions. Call it only after the environment variables name the suite, because the modules
 * read them.
 */
async function server() {
  const { serverContext } = await import('@fanclub/functions/platform/context');
  const backup = await import('@fanclub/functions/features/backup/back-up-accounts');
  const objects = await import('@fanclub/functions/platform/object-store');
  return { context: serverContext(), ...backup, ...objects };
}

async function look(): Promise<Snapshot> {
  const { context } = await server();
  return takeSnapshot({ db: context.db, auth: context.auth, bucket: context.bucket() });
}

const pauseMs = 1_000;

/**
 * Takes snapshots until two in a row are equal, because mails are still being sent after the suite was filled. Returns
 * the last one.
 */
async function lookWhenQuiet(): Promise<Snapshot> {
  for (let last = await look(); ; ) {
    await sleep(pauseMs);
    const now = await look();
    if (differences(last, now).length === 0) return now;
    last = now;
  }
}

/** Runs `work` in a suite that starts from the kept data or, without any, empty. */
async function inSuite<T>(kept: KeptState | undefined, work: () => Promise<T>): Promise<T> {
  const emulators = await findEmulators();
  const build = await buildForSuite(kind);
  const suite = await startSuite({
    kind,
    ports,
    folder,
    build,
    emulators,
    ...(kept && { kept }),
  });
  try {
    const result = await work();
    kept?.markCameUp();
    return result;
  } finally {
    await suite.stop();
    kept?.settle();
  }
}

/** Records a payment, which is a row below a member's row. The demo data has none. */
async function recordOnePayment(): Promise<void> {
  const { callOrThrow } = await import('@fanclub/stories/tools/call');
  const { signInAdmin } = await import('@fanclub/stories/tools/sign-in-admin');
  const { bookMoney } = await import('@fanclub/contract/money/routes');
  const { context } = await server();
  const { token } = await signInAdmin(undefined, 'open', 'treasurer');
  const { uid } = await context.auth.getUserByEmail('approved@fanclub.test');
  await callOrThrow(bookMoney, {
    params: { id: uid, paymentId: crypto.randomUUID() },
    body: { what: 'in', amount: 500, currency: 'EUR', way: 'revolut', day: '2026-11-20' },
    token,
  });
}

async function fillAndBackUp(): Promise<Snapshot> {
  await seedSuite(ports);
  await recordOnePayment();
  await lookWhenQuiet();
  const { context, backUpAccounts } = await server();
  await backUpAccounts(context);
  return lookWhenQuiet();
}

/** Deletes all accounts and creates them again from the newest backup, as `firebase auth:import` does. */
async function restoreAccounts(): Promise<void> {
  const { context, accountsFolder, listObjects, readObject } = await server();
  const { deleteAccounts } = await import('@fanclub/stories/tools/club');
  await deleteAccounts();
  strictEqual((await context.auth.listUsers()).users.length, 0, 'accounts are still there');
  const newest = (await listObjects(context.bucket(), accountsFolder)).at(-1) ?? '';
  const file = await readObject(context.bucket(), newest);
  const imported = `http://${addresses(ports).authHost}/identitytoolkit.googleapis.com/v1/projects/${demoProject}/accounts:batchCreate`;
  const answer = await fetch(imported, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: String(file),
  });
  ok(answer.ok, `the import answered ${answer.status}`);
}

/** Checks that members can sign in by password and with a mailed link. */
async function signIn(): Promise<void> {
  const { callOrThrow } = await import('@fanclub/stories/tools/call');
  const { waitForMail } = await import('@fanclub/stories/tools/mailbox');
  const { demoMemberPassword } = await import('@fanclub/stories/tools/access');
  const { login } = await import('@fanclub/contract/sessions/routes');
  const { sendMagicLink, verifyMagicLink } = await import('@fanclub/contract/links/routes');
  const password = { email: 'approved@fanclub.test', password: demoMemberPassword };
  await callOrThrow(login, { body: password });
  const email = 'linkonly@fanclub.test';
  await callOrThrow(sendMagicLink, { body: { email } });
  const link = /\/login\?token=([\w-]+)/;
  const { text } = await waitForMail(email, (mail) => link.test(mail.text));
  await callOrThrow(verifyMagicLink, { body: { token: link.exec(text)?.[1] ?? '' } });
}

/**
 * Fills a suite, backs it up, empties it and restores it. Throws if a row, an account or an image differs afterwards,
 * or if members cannot sign in.
 */
export async function rehearseRestore(): Promise<void> {
  const release = takeInstanceLock(path.join(folder, 'lock'), 'Another test run');
  const place = path.join(folder, 'kept');
  rmSync(place, { recursive: true, force: true });
  try {
    await requireSuitePorts(kind, ports);
    Object.assign(process.env, testEnvironment(ports), { API_URL: addresses(ports).hosting });
    const kept = keptState(place);
    const before = await step('Filling a suite and exporting it', () =>
      inSuite(kept, fillAndBackUp),
    );
    const empty = await step('Losing everything', () => inSuite(undefined, look));
    deepStrictEqual(
      [...empty.keys()].filter((name) => !name.startsWith('row settings/')),
      [],
    );
    await step('Bringing it back', () =>
      inSuite(kept, async () => {
        await restoreAccounts();
        const lost = differences(before, await look());
        deepStrictEqual(lost, [], `not as before: ${lost.slice(0, 9).join(', ')}`);
        await signIn();
      }),
    );
    const counts = Map.groupBy(before.keys(), (name) => name.split(' ')[0]);
    const told = [...counts].map(([kind, names]) => `${names.length} ${kind}s`).join(', ');
    say(`Brought back alike: ${told}; sign-in by password and by link works.`);
  } finally {
    rmSync(place, { recursive: true, force: true });
    release();
  }
}
