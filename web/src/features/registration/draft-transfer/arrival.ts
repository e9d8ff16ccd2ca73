import { draftIdPattern, draftKeyPattern } from '@fanclub/contract/drafts/draft';

/**
 * The id and the key of a draft, from the hash of a mailed link. Browsers do not send the hash to a server.
 */
export interface Arrival {
  id: string;
  key: string;
}

/** Returns the id and the key in the hash; null if the hash is not that of a link to a draft. */
export function arrivalIn(hash: string): Arrival | null {
  const [, id, key = ''] = /^#draft=([^.]*)\.?(.*)$/.exec(hash) ?? [];
  return id === undefined ? null : { id, key };
}

/** Returns false if a part of the link is missing, for example because it was not copied completely. */
export const isWhole = ({ id, key }: Arrival) =>
  draftIdPattern.test(id) && draftKeyPattern.test(key);
