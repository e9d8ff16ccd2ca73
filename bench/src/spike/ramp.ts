import { setTimeout as sleep } from 'node:timers/promises';
import { addUpUses } from '@fanclub/functions/features/maintenance/add-up-uses';
import { serverContext } from '@fanclub/functions/platform/context';
import { personDoc } from '@fanclub/functions/repositories/members';
import { promoCodeDoc } from '@fanclub/functions/repositories/promo-codes';
import { buildRequests } from '../build-registration.ts';
import { auth, db } from '../firebase.ts';
import { type Outcome, sendRegistration, serveFleet } from './fleet.ts';

const processes = 4;
const arrivalsPerSecond = [5, 10, 20, 40, 60];
const stageS = 6;
const code = 'SPIKE-RAMP';

/** How many expected effects of registrations are missing (`lost`), and how many happened more than once (`twice`). */
export interface Count {
  name: string;
  lost: number;
  twice: number;
}

/**
 * One stage of the ramp, with a constant number of registrations per second. It becomes one row of the printed table.
 */
interface Stage {
  perSecond: number;
  sent: number;
  registered: number;
  /** Responses with status 503 or 429 and a `Retry-After` header, after which a client may repeat the request. */
  refused: number;
  failed: number;
  aborts: number;
  p50: number;
  p95: number;
  p99: number;
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const isRefusal = ({ status, retryAfter }: Outcome) =>
  (status === 503 || status === 429) && retryAfter !== null;

function stageOf(perSecond: number, outcomes: readonly Outcome[], aborts: number): Stage {
  const registered = outcomes.filter(({ status }) => status === 201);
  const refused = outcomes.filter(isRefusal);
  const times = registered.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    perSecond,
    sent: outcomes.length,
    registered: registered.length,
    refused: refused.length,
    failed: outcomes.length - registered.length - refused.length,
    aborts,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
}

/**
 * Sends registrations at a rate that grows from stage to stage, all with the same promo code. Each registration is
 * sent at its time, without waiting for earlier responses.
 */
export async function ramp(): Promise<{ stages: Stage[]; counts: Count[] }> {
  await promoCodeDoc(db, code).set({ discountType: 'fixed', discountRate: 3, usedCount: 0 });
  const fleet = await serveFleet(processes);
  const stages: Stage[] = [];
  const all: Outcome[] = [];
  try {
    for (const perSecond of arrivalsPerSecond) {
      const requests = await buildRequests(perSecond * stageS, { promo_code: code });
      const outcomes = await Promise.all(
        requests.map(async (body, i) => {
          await sleep((i * 1000) / perSecond);
          return sendRegistration(fleet, body);
        }),
      );
      all.push(...outcomes);
      stages.push(stageOf(perSecond, outcomes, await fleet.takeAborts()));
    }
  } finally {
    await fleet.stop();
  }
  return { stages, counts: await countLost(all) };
}

/**
 * Checks that every successful registration has a member and an account, and that each use of the promo code was
 * counted once.
 */
async function countLost(outcomes: readonly Outcome[]): Promise<Count[]> {
  const ids = outcomes
    .filter(({ status }) => status === 201)
    .map(({ body }) => String(body.user_id));
  const rows = await db.getAll(...ids.map((id) => personDoc(db, id)));
  const ready = rows.filter((row) => row.get('account') === 'ready');
  const accounts = await countAccounts(ids);
  await addUpUses(serverContext());
  const countedUses = (await promoCodeDoc(db, code).get()).get('usedCount') as number;
  const applications = await db
    .collection('applications')
    .where('promo_code', '==', code)
    .count()
    .get();
  const missingUses = applications.data().count - countedUses;
  return [
    { name: 'member whose account is ready', lost: ids.length - ready.length, twice: 0 },
    { name: 'account at Firebase', lost: ids.length - accounts, twice: 0 },
    { name: 'use of the code', lost: Math.max(0, missingUses), twice: Math.max(0, -missingUses) },
  ];
}

const accountsAtOnce = 100;

async function countAccounts(ids: readonly string[]): Promise<number> {
  let found = 0;
  for (let from = 0; from < ids.length; from += accountsAtOnce) {
    const page = ids.slice(from, from + accountsAtOnce).map((uid) => ({ uid }));
    found += (await auth.getUsers(page)).users.length;
  }
  return found;
}

/** Returns the stages as a Markdown table. */
export function tableOfStages(stages: readonly Stage[]): string {
  const head = [
    'a second',
    'sent',
    'registered',
    'refused',
    'failed',
    'aborts',
    'p50',
    'p95',
    'p99',
  ];
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const rows = stages.map((stage) => [
    stage.perSecond,
    stage.sent,
    stage.registered,
    stage.refused,
    stage.failed,
    stage.aborts,
    ms(stage.p50),
    ms(stage.p95),
    ms(stage.p99),
  ]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
