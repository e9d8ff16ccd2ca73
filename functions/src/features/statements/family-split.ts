import { differenceOf } from '@fanclub/contract/money/due';
import { sharesMax } from '@fanclub/contract/statements/lines';
import type { StatementLine } from '#repositories/statement-lines';
import { type Payer, unseenOf } from './match-payment.ts';

/**
 * Returns the payers of a family whom a line pays together: at least two, whose open amounts add up to the rest
 * of the line, within the same tolerance in rial as for one payer. It tries the members of one submission first,
 * beginning with that of `found`, since one transfer usually pays for one submission; then all with an open
 * amount. It does not guess a subset by the amounts: null if no group fits.
 */
export function splitOf(
  line: Pick<StatementLine, 'left' | 'currency'>,
  family: readonly Payer[],
  foundId: string,
): Payer[] | null {
  const open = family.filter((payer) => (unseenOf(payer, line.currency) ?? 0) > 0);
  const groups = [...submissionsOf(open, foundId), open];
  return groups.find((group) => isExactly(line, group)) ?? null;
}

/** Groups the payers by submission: members who applied in one transaction have the same time. */
function submissionsOf(payers: readonly Payer[], foundId: string): Payer[][] {
  const submissions = new Map<number, Payer[]>();
  for (const payer of payers) {
    const at = payer.member.submitted_at.toMillis();
    submissions.set(at, [...(submissions.get(at) ?? []), payer]);
  }
  const isFound = (group: Payer[]) => group.some(({ member }) => member.id === foundId);
  return [...submissions.values()].sort((a, b) => Number(isFound(b)) - Number(isFound(a)));
}

function isExactly(
  { left, currency }: Pick<StatementLine, 'left' | 'currency'>,
  group: readonly Payer[],
): boolean {
  const open = group.map((payer) => unseenOf(payer, currency) ?? 0);
  const sum = open.reduce((all, amount) => all + amount, 0);
  const isSum = differenceOf(left, sum, currency) === 0;
  return group.length > 1 && group.length <= sharesMax && isSum;
}
