import type { importMembers as route } from '@fanclub/contract/admin/import-routes';
import { clubDay } from '@fanclub/contract/club/club-day';
import type { RouteBody, RouteResponse } from '@fanclub/contract/http/route';
import { readLine } from '@fanclub/contract/read-file/members/read-line';
import { inTurnForNumbers } from '#features/members/member-number';
import { countListed } from '#pipeline/count-listed';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { log } from '#platform/log';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { importLine } from './import-line.ts';
import { type DeskEntry, type Import, wrong } from './import-work.ts';
import { type ImportedSeason, seasonsMade } from './imported-season.ts';

type Report = RouteResponse<typeof route>;

/**
 * Checks lines of a file of members and, if `make` is true, makes a member of each line without errors, or adds its
 * season to the member. For each line, one transaction writes all its rows. If the process dies, the earlier lines stay,
 * and a repeated call recognises their members by e-mail and name or by name and birth date, and their seasons. All
 * imports write the counter of member numbers, so concurrent imports run one after the other, and the second one finds
 * the members of the first. A person at the desk (`desk`) is also recognised by the id of the entry.
 */
export async function importMembers(
  context: ServerContext,
  adminEmail: string,
  body: Omit<RouteBody<typeof route>, 'desk'>,
  desk: DeskEntry | null,
): Promise<Report> {
  const settings = await readRegistrationSettings(context);
  const work: Import = {
    context,
    adminEmail,
    settings,
    make: body.make,
    invite: body.invite,
    file: body.file ?? null,
    desk,
    numbersConfirmed: body.numbers_confirmed ?? false,
    withoutMailbox: body.without_mailbox ?? false,
  };
  const report: Report['lines'] = [];
  const seasons: ImportedSeason[] = [];
  for (const { line, cells, another_person = desk?.another_person ?? false } of body.lines) {
    const read = readLine(cells, clubDay(context.now()));
    const run = () =>
      inTransaction(context.db, (transaction) =>
        importLine(transaction, work, { ...read, line, another_person }),
      );
    const { season, leap, ...done } =
      Object.keys(read.errors).length > 0
        ? { ...wrong(read.errors), season: undefined, leap: undefined }
        : await (body.make ? inTurnForNumbers(context, run) : run());
    if (season) seasons.push(season);
    report.push({ line, ...done });
    if (leap) log.warn('member number jumped', leap);
  }
  const entered = report.filter(({ state }) => state === 'new' || state === 'season');
  if (body.make && entered.length > 0) {
    log.info('members entered', {
      count: entered.length,
      place: desk ? 'desk' : 'file',
      // An alert counts for each admin, whom the audit names.
      admin: context.keyedHash('email', adminEmail).slice(0, 8),
    });
  }
  const shown = report.flatMap(({ found = [] }) => found.map(({ id }) => id));
  await countListed(context, { email: adminEmail }, shown);
  return { lines: report, seasons: seasonsMade(seasons) };
}
