import type { RouteBody, RouteResponse } from '@fanclub/contract/http/route';
import { type Amounts, currencies, limitsOf } from '@fanclub/contract/money/amounts';
import type {
  countTill as countRoute,
  listTills as listRoute,
} from '@fanclub/contract/money/till-routes';
import { moneyRoles } from '@fanclub/contract/roles';
import type { ClubSettings } from '@fanclub/contract/settings/settings';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { listAdmins } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import { type PageRequest, readPage } from '#repositories/pages';
import { readRegistrationSettings } from '#repositories/registration-settings';
import {
  openTills,
  type TillCountDocument,
  type TillDocument,
  tillCounts,
  tillDoc,
} from '#repositories/tills';

type TillList = RouteResponse<typeof listRoute>;

const expectedIn = (till: Pick<TillDocument, 'in' | 'out'>): Amounts => ({
  EUR: till.in.EUR - till.out.EUR,
  IRR: till.in.IRR - till.out.IRR,
});

/** The version of a till is the time of its last change, to the microsecond. */
const versionOf = ({ updateTime }: { updateTime?: { valueOf(): string } | undefined }) =>
  updateTime?.valueOf() ?? '';

const presentCount = (id: string, count: TillCountDocument): TillList['counts'][number] => ({
  id,
  ...count,
  counted_at: count.counted_at.toDate().toISOString(),
});

type Limits = Pick<ClubSettings, 'till_most' | 'till_most_rial'>;

/** Reads the tills that are not counted yet, the oldest day first, and who holds more in them than the settings allow. */
async function readOpenTills({ db }: Pick<ServerContext, 'db'>, limits: Limits) {
  const { docs } = await openTills(db).get();
  const tills = docs.map((row) => ({ ...row.data(), version: versionOf(row) }));
  const most = limitsOf(limits.till_most, limits.till_most_rial);
  const isOver = (own: readonly TillDocument[]) =>
    currencies.some(
      (each) => own.reduce((sum, till) => sum + expectedIn(till)[each], 0) > most[each],
    );
  const byAdmin = Map.groupBy(tills, ({ taken_by }) => taken_by);
  const over = [...byAdmin.keys()].filter((admin) => isOver(byAdmin.get(admin) ?? []));
  return { tills, over };
}

/** Returns how many admins hold more cash that nobody has counted than the settings allow. */
export async function countOverHeld(context: Pick<ServerContext, 'db'>): Promise<number> {
  const limits = await readRegistrationSettings(context);
  if (limits.till_most === null && limits.till_most_rial === null) return 0;
  return (await readOpenTills(context, limits)).over.length;
}

/** Returns what is not counted yet, on the first page, and a page of the counts, newest first. */
export async function listTills(
  context: Pick<ServerContext, 'db'>,
  adminEmail: string,
  page: PageRequest,
): Promise<TillList> {
  const { db } = context;
  const [held, staff, { rows, nextCursor }] = await Promise.all([
    page.cursor === undefined
      ? readRegistrationSettings(context).then((limits) => readOpenTills(context, limits))
      : null,
    listAdmins(db),
    readPage(tillCounts(db), 'counted_at', { ...page, direction: 'desc' }),
  ]);
  const others = staff.filter(({ email, role, googleSub }) => {
    return email !== adminEmail && googleSub !== null && moneyRoles.includes(role);
  });
  return {
    open: (held?.tills ?? []).map((till) => ({
      ...till,
      is_own: till.taken_by === adminEmail,
      is_over: held?.over.includes(till.taken_by) === true,
    })),
    is_alone: others.length === 0,
    counts: rows.map((row) => presentCount(row.id, row.data())),
    next_cursor: nextCursor,
  };
}

/**
 * Records the count of a till by another person than the one who took the cash. One transaction writes the count and the
 * audit row and deletes the till, so a process that dies leaves either all of it or nothing. The id of the count has the
 * version of the till: a repeated call finds the first count, and of two persons who count at once the second one gets
 * `till_changed`, as does who counted before another payment was added. Throws `own_till`, and `validation_error` for a
 * difference without a note.
 */
export function countTill(
  context: ServerContext,
  adminEmail: string,
  { counted, note, version, ...of }: RouteBody<typeof countRoute>,
): Promise<TillList['counts'][number]> {
  const { db } = context;
  if (of.taken_by === adminEmail) throw new AppError('own_till');
  return inTransaction(db, async (transaction) => {
    const open = tillDoc(db, of);
    const row = tillCounts(db).doc(`${open.id}_${version}`);
    const [till, before] = [await transaction.get(open), (await transaction.get(row)).data()];
    const isSame = (count: TillCountDocument) =>
      count.counted_by === adminEmail &&
      currencies.every((each) => count.counted[each] === counted[each]);
    if (before && isSame(before)) return presentCount(row.id, before);
    const cash = till.data();
    if (!cash || before || versionOf(till) !== version) throw new AppError('till_changed');
    const expected = expectedIn(cash);
    const differs = currencies.some((each) => expected[each] !== counted[each]);
    if (differs && !note) throw invalidFields({ note: 'field_required' });
    const now = context.now();
    const count = {
      ...cash,
      counted,
      note: note?.trim() ?? null,
      counted_by: adminEmail,
      counted_at: timestampOf(now),
    };
    transaction.create(row, count);
    transaction.delete(open);
    const entry = { adminEmail, action: 'count_till', aboutAdmin: of.taken_by } as const;
    recordAudit(context, transaction, entry, now);
    return presentCount(row.id, count);
  });
}
