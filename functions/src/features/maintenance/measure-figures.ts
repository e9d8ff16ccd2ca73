import { figureDays } from '@fanclub/contract/figures/routes';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import { allApplications } from '#repositories/applications';
import { eachAuditPage } from '#repositories/audit';
import { findFigures, saveFigures } from '#repositories/figures';
import { eachPage } from '#repositories/pages';
import { type Added, addedFields, createSums } from './add-up-figures.ts';

const measuredForMs = 12 * 60 * 60_000;
const rowsPerPage = 1000;

/**
 * Adds up the figures of all applications, at most every twelve hours, page by page, and reads only the fields that the
 * figures need. So a request for the figures reads one document, and a registration does not write a row that all
 * registrations share. If the process dies, the earlier figures stay. Returns the number of applications, or 0 if they
 * were not added up now. If the time is up, the next turn, which is longer, begins anew.
 */
export async function measureFigures(
  context: ServerContext,
  leftMs: LeftMs = unhurried,
): Promise<number> {
  const { db } = context;
  const now = context.now();
  const measuredMs = (await findFigures(db))?.measured_at.toMillis() ?? 0;
  if (now.getTime() - measuredMs < measuredForMs) return 0;
  const sums = createSums(now);
  let applications = 0;
  for await (const page of eachPage(allApplications(db).select(...addedFields), rowsPerPage)) {
    for (const row of page) sums.addApplication(row.data() as Added);
    applications += page.length;
    if (leftMs() <= 0) return 0;
  }
  const since = new Date(now.getTime() - figureDays * dayMs);
  for await (const page of eachAuditPage(context, { kind: 'decisions', since })) {
    page.forEach(sums.addDecision);
    if (leftMs() <= 0) return 0;
  }
  await saveFigures(db, sums.total(), now);
  return applications;
}
