import type { MarkOutcome } from '@fanclub/contract/cards/admin-routes';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { sequentially } from '#platform/sequentially';
import type { CardRow } from '#repositories/cards';
import { type CardMark, markCard } from './mark-card.ts';

export interface MarkResult {
  id: string;
  outcome: MarkOutcome;
  card: CardRow | null;
}

/**
 * Marks many cards, one after another, each in its own transaction. If the process dies, the finished marks stay, and
 * the same request again reports them as `already` and goes on with the others. A card that fails is reported and
 * does not stop the others.
 */
export function markMany(
  context: ServerContext,
  marks: readonly CardMark[],
): Promise<MarkResult[]> {
  return sequentially(context, marks, (mark) => markOne(context, mark), failed);
}

const failed = ({ id }: CardMark): MarkResult => ({ id, outcome: 'failed', card: null });

async function markOne(context: ServerContext, mark: CardMark): Promise<MarkResult> {
  try {
    return { id: mark.id, ...(await markCard(context, mark)) };
  } catch (error) {
    log.error('one of many cards is not marked', error);
    return failed(mark);
  }
}
