import { draftIdPattern, draftKeyPattern } from '@fanclub/contract/drafts/draft';

/** What a mailed link brings in its hash, which no browser sends to a server. */
export interface Arrival {
  id: string;
  key: string;
}

/** Null where there is none. */
export function arrivalIn(hash: string): Arrival | null {
  const [, id, key = ''] = /^#draft=([^.]*)\.?(.*)$/.exec(hash) ?? [];
  return id === undefined ? null : { id, key };
}

/** False for a link that lost a part on its way. */
export const isWhole = ({ id, key }: Arrival) =>
  draftIdPattern.test(id) && draftKeyPattern.test(key);
