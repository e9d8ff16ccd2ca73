import { addFamily } from '@fanclub/contract/families/routes';
import { uploadImage } from '@fanclub/stories/tools/build-member';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { putFields } from '@fanclub/stories/tools/stored-fields';
import type { StoryMember, StoryTools } from '@fanclub/stories/tools/story-tools';

const born = (age: number) => `${new Date().getFullYear() - age}-04-01`;
const child = { gender: 'female', country_of_birth: 'IR', juventus_card: false } as const;

export type Guardian = StoryMember & { daughterId: string; sonId: string };

/**
 * Registers a guardian with three children. Two of them have a membership, and one of these two is now too old for her
 * package. The third child's application waits for a decision.
 */
export async function registerGuardian({
  register,
  approve,
}: Pick<StoryTools, 'register' | 'approve'>): Promise<Guardian> {
  const guardian = await register('states-guardian', {
    juventus_card: false,
    first_name: 'Shirin',
  });
  await approve(guardian);
  const card = { juventus_card: true, passportUrl: await uploadImage('passport') };
  const names = { last_name: 'Hosseinzadeh Esfahani' };
  const { family } = await callOrThrow(addFamily, {
    token: guardian.token,
    body: {
      people: [
        {
          ...child,
          ...names,
          first_name: 'Dana',
          birth_date: born(4),
          pack_type: 'under_5',
          ...card,
        },
        { ...child, ...names, first_name: 'Mohammadreza', birth_date: born(16), pack_type: 'base' },
        { ...child, ...names, first_name: 'Lia', birth_date: born(2), pack_type: 'under_5' },
      ],
      payment_method: 'euro',
      euro_payment_method: 'revolut',
      language: 'fa',
      receiptUrl: await uploadImage('receipt'),
    },
  });
  const [daughter, son] = family;
  if (!daughter || !son) throw new Error('somebody is missing');
  for (const { id } of [daughter, son]) await approve({ ...guardian, id });
  await putFields(daughter, { birth_date: born(8) });
  return { ...guardian, daughterId: daughter.id, sonId: son.id };
}
