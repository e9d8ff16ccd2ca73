import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { forEachRow } from '#repositories/expired-rows';
import { forgetTexts, linesWithOldTexts } from '#repositories/statement-lines';

/** A run that has changed this number of lines begins no further page; the next run handles the others. */
const maxPerRun = 500;

/** Removes the payer and the payment's text from lines of bank statements, a year after their import. */
export function removeOldLineTexts(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const { db } = context;
  const now = context.now();
  return forEachRow(
    linesWithOldTexts(db, now),
    ({ ref }) =>
      inTransaction(db, async (transaction) => {
        const line = (await transaction.get(ref)).data();
        if (!line?.texts_until) return false;
        forgetTexts(transaction, ref, line);
        return true;
      }),
    { name: 'statement_lines', leftMs, maxDone: maxPerRun },
  );
}
