import { approved, buildMember } from '@fanclub/stories/tools/build-member';
import { uniqueEmail } from '@fanclub/stories/tools/build-registration';
import { randomUid } from '../src/platform/random.ts';
import type { MemberDocument } from '../src/repositories/member.ts';
import { memberDoc } from '../src/repositories/members.ts';
import { testDb } from './firebase.ts';

export interface Reader {
  id: string;
  email: string;
}

/** Members who live in this country and whom nobody has to sign in, one for each of `changes`. */
export async function buildReaders(
  country: string,
  changes: Partial<MemberDocument>[],
): Promise<Reader[]> {
  const pattern = await buildMember({ juventus_card: false }, approved);
  const row = (await memberDoc(testDb(), pattern.id).get()).data() as MemberDocument;
  return Promise.all(
    changes.map(async (change) => {
      const [id, email] = [randomUid(), uniqueEmail('reader')];
      await memberDoc(testDb(), id).set({
        ...row,
        email,
        language: 'en',
        country_of_residency: country,
        ...change,
      });
      return { id, email };
    }),
  );
}

export async function removeReaders(readers: readonly Reader[]): Promise<void> {
  await Promise.all(readers.map(({ id }) => memberDoc(testDb(), id).delete()));
}
