import { differenceOf } from '@fanclub/contract/money/due';
import { sharesMax } from '@fanclub/contract/statements/lines';
import type { StatementLine } from '#repositories/statement-lines';
import { type Payer, unseenOf } from './place-in-money.ts';

/**
 * Whom of a family a line pays together: at least two, who have exactly open what is left of it, in rial as exactly as one alone. First of
 * one submission, `found`'s before all others, since that is what one transfer is for; else all who have
 * anything open. Which of several might be meant is not guessed from their amounts: null where neither fits.
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

/** Those who applied in one transaction have one time. */
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
