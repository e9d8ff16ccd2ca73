import type { PromoCode } from '@fanclub/contract/promo/promo-code';
import { type PromoFileColumn, promoFileColumns } from '@fanclub/contract/promo/promo-csv';
import { languageCodes } from '@fanclub/contract/text/languages';
import type { ListFile } from '#features/files/list-file';
import type { ServerContext } from '#platform/context';
import { promoCodePage } from '#repositories/promo-codes';
import { showPromoCode } from './show-promo-code.ts';

/** Each code needs queries for its uses, so at most this many codes are read at once. */
const codesAtOnce = 50;

const toRow = ({ sentences, ...code }: PromoCode): Partial<Record<PromoFileColumn, unknown>> => ({
  ...code,
  ...Object.fromEntries(
    languageCodes.map((language) => [`sentence_${language}`, sentences?.[language]]),
  ),
});

/** Returns a file of the promo codes whose names begin with a text, ordered by name. Malformed records are included. */
export function codesFile(
  context: ServerContext,
  { q = '' }: { q?: string | undefined },
): ListFile {
  const { db } = context;
  return {
    list: 'codes',
    columns: promoFileColumns,
    async *pages({ from, rowsPerPage }) {
      const size = Math.min(rowsPerPage, codesAtOnce);
      let after = from;
      do {
        const page = await promoCodePage(db, { size, after: after ?? undefined, typed: q });
        const codes = await Promise.all(page.rows.map((row) => showPromoCode(context, row)));
        yield { rows: codes.map(toRow), nextCursor: page.nextCursor };
        after = page.nextCursor;
      } while (after !== null);
    },
  };
}
