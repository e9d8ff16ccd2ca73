import type { RouteBody, RouteResponse } from '@fanclub/contract/http/route';
import type { importPromoCodes as route } from '@fanclub/contract/promo/admin-routes';
import type { PromoLineState } from '@fanclub/contract/promo/promo-csv';
import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { isSameStored, newPromoCodeRow, promoCodeDoc } from '#repositories/promo-codes';
import { writeNewCode } from './create-promo-code.ts';
import { isPromoCodeId } from './find-promo-code.ts';
import { type PromoLine, promoCsvLines } from './promo-csv-lines.ts';

type Report = RouteResponse<typeof route>;

interface JudgedLine extends PromoLine {
  state: PromoLineState;
  record: DocumentData;
}

/**
 * Checks a file of codes. If `make` is true and no line is wrong, creates the new codes and their audit rows, all in
 * one transaction. If the process dies, no code is created. If the same file is sent again, only codes that are
 * missing are created.
 */
export async function importPromoCodes(
  context: ServerContext,
  adminEmail: string,
  { csv, make }: RouteBody<typeof route>,
): Promise<Report> {
  const lines = promoCsvLines(csv);
  return inTransaction(context.db, async (transaction) => {
    const judged = await judge(context, transaction, lines);
    const isSound = judged.every(({ state }) => state !== 'wrong');
    const wanted = make && isSound ? judged.filter(({ state }) => state === 'new') : [];
    for (const { code, record } of wanted) {
      writeNewCode(context, transaction, adminEmail, code, record);
    }
    return {
      made: wanted.length,
      lines: judged.map(({ line, code, state, errors }) => ({ line, code, state, errors })),
    };
  });
}

/** Checks each line against the stored codes, which are read in one round trip. */
async function judge(
  { db }: ServerContext,
  transaction: Transaction,
  lines: readonly PromoLine[],
): Promise<JudgedLine[]> {
  const rows = lines.flatMap(({ code }) => (isPromoCodeId(code) ? [promoCodeDoc(db, code)] : []));
  const found = rows.length > 0 ? await transaction.getAll(...rows) : [];
  const there = new Map(found.filter((row) => row.exists).map((row) => [row.id, row]));
  return lines.map((line) => judgeLine(line, there.get(line.code)));
}

function judgeLine(line: PromoLine, there: DocumentSnapshot | undefined): JudgedLine {
  if (Object.keys(line.errors).length > 0) return { ...line, state: 'wrong', record: {} };
  const { code: _, ...given } = line.body;
  const record = newPromoCodeRow(given);
  if (!there) return { ...line, state: 'new', record };
  if (isSameCode(there, record)) return { ...line, state: 'there', record };
  return { ...line, state: 'wrong', record, errors: { code: 'promo_code_exists' } };
}

/** True if the stored code equals the record, apart from its count of uses. */
function isSameCode(there: DocumentSnapshot, record: DocumentData): boolean {
  const stored = there.data() ?? {};
  const fields = new Set([...Object.keys(stored), ...Object.keys(record)]);
  fields.delete('usedCount');
  return [...fields].every((field) => isSameStored(stored[field], record[field] ?? null));
}
