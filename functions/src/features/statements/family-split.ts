import { differenceOf } from '@fanclub/contract/money/due';
import { sharesMax } from '@fanclub/contract/statements/lines';
import type { StatementLine } from '#repositories/statement-lines';
import { type Payer, unseenOf } from './match-payment.ts';

/**
 * Returns the payers of a family whom one line of a bank statement pays together: at least two, whose unseen amounts
 * (see `unseenOf`) add up to what is left of the line, with the same tolerance in rial as for one payer. One transfer
 * usually pays for one submission. So the members of each submission are tried first, beginning with the submission of
 * the member `foundId`, and then all members with an unseen amount. Other combinations are not tried. Returns null if
 * no group fits.
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

/**
 * Groups the payers by submission. Members of one submission have the same `submitted_at`. The group with the member
 * `foundId` comes first.
 */
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
