import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { halfFinishedAfterMs } from '../../src/features/accounts/complete-half-finished.ts';
import { reconcileAccounts } from '../../src/features/accounts/reconcile-accounts.ts';
import { strayAfterMs } from '../../src/features/accounts/remove-strays.ts';
import { queueOverdueMails } from '../../src/features/mail/queue-overdue-mails.ts';
import { adoptLeftUploads } from '../../src/features/uploads/adopt-left-uploads.ts';
import { type ServerContext, serverContext } from '../../src/platform/context.ts';
import { killEverywhere } from './kills.ts';
import { operations } from './operations.ts';
import { disturb, type Mode, type Service } from './outages.ts';
import { createFaultsCode } from './promo.ts';
import { accountIds, countLost } from './what-was-lost.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const maintenance = fileURLToPath(new URL('../../dist/maintenance.js', import.meta.url));

/**
 * Runs the clean-up in a separate process, and resolves to true if all its tasks ended. A task that a busy database has
 * stopped goes on in the next run, as on a real project.
 */
async function cleanUp(env = {}): Promise<boolean> {
  const run = promisify(execFile)(process.execPath, [maintenance], {
    env: { ...process.env, ...env },
  });
  const { stdout, code } = await run.then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  );
  say(stdout.trim());
  return code === 0;
}

/** How many runs of the clean-up may be stopped in part by a busy database. */
const busyRuns = 4;

/**
 * After this time the clean-up finishes a killed registration, and a link that a killed process had claimed is free
 * again.
 */
const untilHalfFinishedMs = halfFinishedAfterMs + 1_000;

/** The reconciliation leaves accounts alone that are younger than an hour. */
function inTheNight(): ServerContext {
  const context = serverContext();
  return { ...context, now: () => new Date(Date.now() + 2 * strayAfterMs) };
}

const before = await accountIds();
await createFaultsCode();
const problems: string[] = [];

/**
 * The parts to run, all by default: `npm run lab -- faults outages register` runs the parts `outages` and `register`.
 */
const wanted = process.argv.slice(2);
const parts = ['outages', ...operations.map(({ name }) => name)];
const unknown = wanted.filter((part) => !parts.includes(part));
if (unknown.length > 0) throw new Error(`No such part: ${unknown}. There are ${parts.join(', ')}.`);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);

for (const mode of isWanted('outages') ? (['down', 'slow', 'hangs'] satisfies Mode[]) : []) {
  for (const service of ['Firestore', 'Auth', 'Storage'] satisfies Service[]) {
    const outage = await disturb(service, mode);
    say(
      `${service} ${mode}: ${outage.calls} routes, ${outage.succeeded} worked, ${outage.refused} were refused for another reason, ${outage.askedToComeAgain} said when to come again, longest ${outage.longestMs} ms`,
    );
    problems.push(...outage.problems.map((problem) => `${service} ${mode}: ${problem}`));
  }
}
await killEverywhere(isWanted, ({ operation, deaths, repeated, problems: found }) => {
  say(`${operation}: ${deaths} deaths, ${repeated} repeated, the others left to the clean-up`);
  problems.push(...found.map((problem) => `${operation}: ${problem}`));
});

await sleep(untilHalfFinishedMs);
// The first clean-up runs without a mail server; the following ones send the mails.
await cleanUp({ SMTP_URL: 'smtp://127.0.0.1:1' });
let whole = 0;
for (let run = 0; run < 2 + busyRuns && whole < 2; run++) if (await cleanUp()) whole++;
if (whole < 2) problems.push('the clean-up did not end');
// A queue refuses the id of a task that it has had, so a mail whose task was lost gets a new one after an hour. Here a
// task is lost if the emulator ends the process in which a mail waits until it is due.
const lostTasks = await queueOverdueMails(inTheNight());
say(`mails queued again an hour later: ${lostTasks}`);
// In the night, every image gets a row, and the account of a member who was merged into another one is deleted.
await adoptLeftUploads(serverContext());
const { checked_members: _, ...repaired } = await reconcileAccounts(inTheNight());
say(`reconciliation: ${JSON.stringify(repaired)}`);

const { mailsTwice, usesWithoutMember, ...left } = await countLost(before);
for (const [what, found] of Object.entries(left)) {
  say(`${what}: ${found.length}`);
  problems.push(...found.map((one) => `${what}: ${one}`));
}
say(`usesWithoutMember: ${usesWithoutMember}`);
if (usesWithoutMember !== 0) problems.push(`usesWithoutMember: ${usesWithoutMember}`);
say(`mails twice, in the one window that is allowed: ${mailsTwice}`);
for (const problem of problems) say(`✖ ${problem}`);
say(problems.length === 0 ? 'Lost: 0' : `${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
