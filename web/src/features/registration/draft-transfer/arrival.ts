import { draftIdPattern, draftKeyPattern } from '@fanclub/contract/drafts/draft';

/** The data in the hash of a mailed link, which browsers do not send to a server. */
export interface Arrival {
  id: string;
  key: string;
}

/** Returns null if the hash holds no transferred draft. */
export function arrivalIn(hash: string): Arrival | null {
  const [, id, key = ''] = /^#draft=([^.]*)\.?(.*)$/.exec(hash) ?? [];
  return id === undefined ? null : { id, key };
}

/** False if the link is incomplete. */
export const isWhole = ({ id, key }: Arrival) =>
  draftIdPattern.test(id) && draftKeyPattern.test(key);
