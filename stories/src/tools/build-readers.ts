import { approved, buildMember, uniqueEmail } from './build-member.ts';
import { copyMember, removeFields } from './stored-fields.ts';

export interface Reader {
  id: string;
  email: string;
}

/**
 * Creates members who can receive messages but cannot sign in, one for each entry of `changes`, sorted by id. All live
 * in the given country. They are copies of one registered member, so that only one registration is needed.
 */
export async function buildReaders(
  country: string,
  changes: readonly Record<string, unknown>[],
): Promise<Reader[]> {
  const pattern = await buildMember({ juventus_card: false }, { ...approved, standing: 'valid' });
  const own = changes.map((change) => ({
    email: uniqueEmail('reader'),
    language: 'en',
    country_of_residency: country,
    ...change,
  }));
  const ids = await copyMember(pattern, own);
  return own.map(({ email }, place) => ({ id: ids[place] ?? '', email }));
}

export const removeReaders = (readers: readonly Reader[]) =>
  removeFields(...readers.map(({ id }) => id));
