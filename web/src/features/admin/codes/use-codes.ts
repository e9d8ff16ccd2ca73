import { listPromoCodes } from '@fanclub/contract/promo/admin-routes';
import { call } from '#api/client.ts';
import { prolongsGate } from '../api/member-actions.ts';
import { usePages } from '../api/use-pages.ts';

const codesKey = [listPromoCodes.path] as const;

/** The codes whose names begin so, page after page. */
export function useCodes(beginning: string) {
  const { pages, ...list } = usePages([...codesKey, beginning], (page, signal) =>
    call(listPromoCodes, { query: { ...(beginning && { q: beginning }), ...page }, signal }),
  );
  return { codes: pages.flatMap(({ promo_codes }) => promo_codes), ...list };
}

/** For what changes a code: the list is read again, and the gate stays open. */
export const changesCodes = { ...prolongsGate, stale: [codesKey] };
