import type { PromoCode } from '@fanclub/contract/promo/promo-code';
import { type PromoFileColumn, promoFileColumns } from '@fanclub/contract/promo/promo-csv';
import { normalisePromoCode } from '@fanclub/contract/text/promo-code';
import type { ListFile } from '#features/files/list-file';
import type { ServerContext } from '#platform/context';
import { countPromoCodes, promoCodePage } from '#repositories/promo-codes';
import { showPromoCode } from './show-promo-code.ts';

/** The use of each code is counted beside it: no more of them at once. */
const codesAtOnce = 50;

const toRow = ({ sentences, ...code }: PromoCode): Record<PromoFileColumn, unknown> => ({
  ...code,
  sentence_fa: sentences?.fa,
  sentence_en: sentences?.en,
  sentence_it: sentences?.it,
});

/** The codes whose names begin so, by name, malformed ones among them. */
export function codesFile(
  context: ServerContext,
  { q = '' }: { q?: string | undefined },
): ListFile {
  const { db } = context;
  const beginning = normalisePromoCode(q);
  return {
    list: 'codes',
    columns: promoFileColumns,
    rowsPerMember: 1,
    count: () => countPromoCodes(db, beginning),
    async *pages({ from, rowsPerPage }) {
      const size = Math.min(rowsPerPage, codesAtOnce);
      let after = from;
      do {
        const page = await promoCodePage(db, { size, after: after ?? undefined, beginning });
        const codes = await Promise.all(page.rows.map((row) => showPromoCode(context, row)));
        yield { rows: codes.map(toRow), nextCursor: page.nextCursor };
        after = page.nextCursor;
      } while (after !== null);
    },
  };
}
