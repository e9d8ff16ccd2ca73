import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import type { ApplicationFields } from '#repositories/application';
import { applicationsDecidedSince } from '#repositories/applications';
import { measuredAtMs, saveDecisionTimes } from '#repositories/decision-times';
import { eachPage } from '#repositories/pages';

const hourMs = 60 * 60_000;
const measuredForMs = 6 * hourMs;
const spanMs = 30 * dayMs;
const rowsPerPage = 1000;

/** With fewer decisions no median is shown, because it would mean little. */
const enoughDecisions = 5;

type Decided = Pick<ApplicationFields, 'submitted_at' | 'decided_at' | 'last_decision'>;

/**
 * Returns the waiting times of the first decision about each submission, in milliseconds. A later decision that
 * changes the first one, such as a withdrawn approval, is left out.
 */
export function waitsOf(decided: readonly Decided[]): number[] {
  return decided.flatMap(({ submitted_at, decided_at, last_decision: last }) => {
    if (!decided_at || (last && last.before.request_status !== 'submitted')) return [];
    return [decided_at.toMillis() - submitted_at.toMillis()];
  });
}

/** Returns the median in whole hours, at least 1. Null if there are too few decisions. */
export function medianHours(waitsMs: readonly number[]): number | null {
  if (waitsMs.length < enoughDecisions) return null;
  const sorted = [...waitsMs].sort((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  const medianMs = middle.reduce((sum, wait) => sum + wait, 0) / middle.length;
  return Math.max(1, Math.round(medianMs / hourMs));
}

/**
 * Measures the waiting times of the last 30 days for the website, at most every six hours. So a visitor's request
 * reads one document, and a decision does not write a row that all decisions share. Returns the number of decisions,
 * or 0 if they were not measured now. If the time is up, the next turn, which is longer, begins anew.
 */
export async function measureDecisions(
  context: ServerContext,
  leftMs: LeftMs = unhurried,
): Promise<number> {
  const { db } = context;
  const now = context.now();
  if (now.getTime() - (await measuredAtMs(db)) < measuredForMs) return 0;
  const since = new Date(now.getTime() - spanMs);
  const decided = applicationsDecidedSince(db, since).select(
    'submitted_at',
    'decided_at',
    'last_decision',
  );
  const waits: number[] = [];
  for await (const page of eachPage(decided, rowsPerPage)) {
    waits.push(...waitsOf(page.map((row) => row.data() as Decided)));
    if (leftMs() <= 0) return 0;
  }
  await saveDecisionTimes(db, { medianHours: medianHours(waits), decisions: waits.length }, now);
  return waits.length;
}
