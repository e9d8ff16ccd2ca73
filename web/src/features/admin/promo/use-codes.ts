import { listPromoCodes } from '@fanclub/contract/promo/admin-routes';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { call } from '#api/client.ts';

const codesKey = [listPromoCodes.path] as const;

/** Loads the codes whose names start with `beginning`, page by page. */
export function useCodes(beginning: string) {
  const { pages, ...list } = usePages([...codesKey, beginning], (page, signal) =>
    call(listPromoCodes, { query: { ...(beginning && { q: beginning }), ...page }, signal }),
  );
  return { codes: pages.flatMap(({ promo_codes }) => promo_codes), ...list };
}

/** Mutation options for routes that change a code. The list is fetched again afterwards. */
export const changesCodes = { stale: [codesKey] };
