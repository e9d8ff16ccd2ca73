import type { RouteQuery, RouteResponse } from '@fanclub/contract/http/route';
import { currencies } from '@fanclub/contract/money/amounts';
import { paymentWays } from '@fanclub/contract/money/payments';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { ownKindsOf } from '@fanclub/contract/statements/kinds';
import { type readStatementSums, sumDaysMax } from '@fanclub/contract/statements/routes';
import { invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { sumsOf } from '#repositories/statement-lines';

const accounts = currencies.flatMap((currency) => paymentWays.map((way) => ({ way, currency })));

/**
 * Adds up the lines of each account. Of a line that is partly assigned, one part counts as booked and the rest as open.
 */
export async function sumStatements(
  context: ServerContext,
  { from, until }: RouteQuery<typeof readStatementSums>,
): Promise<RouteResponse<typeof readStatementSums>> {
  const days = (Date.parse(until) - Date.parse(from)) / dayMs;
  if (days < 0 || days > sumDaysMax) throw invalidFields({ until: 'invalid_date' });
  const [{ lineKinds }, ...sums] = await Promise.all([
    readRegistrationSettings(context),
    ...accounts.map(async (account) => {
      const { amount, left, aside } = await sumsOf(context.db, account, { from, until });
      return { ...account, in: amount, booked: amount - left, other: aside, open: left - aside };
    }),
  ]);
  return { accounts: sums.filter((each) => each.in > 0), own_kinds: ownKindsOf(lineKinds) };
}
