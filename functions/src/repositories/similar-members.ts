import type { Likeness } from '@fanclub/contract/members/alike';
import { squeeze } from '@fanclub/contract/text/fold';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { familyOf } from './families.ts';
import type { Member } from './member.ts';
import { membersFrom, personFrom, personsOf } from './members.ts';
import type { PersonFields } from './person.ts';

const shownMatches = 5;
/** How many members are read for one birth date or one phone number. */
const looked = 50;

type Named = Pick<
  PersonFields,
  | ('first_name' | 'last_name' | 'birth_date' | 'phone')
  | ('holder_first_name' | 'holder_last_name' | 'holder_birth_date')
> &
  Pick<Member, 'id' | 'guardian_id'>;

/** Returns the name and birth date of the person for whom the membership is: a child, or the registrant. */
function holderOf(person: Named): string {
  const { holder_first_name: first, holder_last_name: last } = person;
  const name = first && last ? [first, last] : [person.first_name, person.last_name];
  return `${squeeze(name.join(' '))} ${person.holder_birth_date ?? person.birth_date}`;
}

const isForChild = (person: Named) => Boolean(person.holder_first_name);

/**
 * Returns why two rows seem to be of the same person: the same name and birth date, the same phone, both or nothing. A
 * shared phone does not count within a family, nor if one of the two memberships is for a child, because parents
 * register several children with their own phone.
 */
export function likenessOfPersons(one: Named, other: Named): Likeness[] {
  const isShared = {
    name_and_birth_date: holderOf(one) === holderOf(other),
    phone:
      one.phone === other.phone &&
      familyOf(one) !== familyOf(other) &&
      !isForChild(one) &&
      !isForChild(other),
  };
  return (['name_and_birth_date', 'phone'] as const).filter((likeness) => isShared[likeness]);
}

/** Finds other members who may be the same person; returns the request numbers of five at most. */
export async function findSimilarMembers(db: Firestore, member: Named): Promise<string[]> {
  return (await likePersons(db, member)).map(({ request_number }) => request_number);
}

/**
 * Finds other members who may be the same person, and why, five at most. The function reads the members with the same
 * birth date or phone. For a child's membership it also reads the members with the child's birth date, because each
 * parent may have registered the child.
 */
export async function likePersons(
  db: Firestore,
  member: Named,
): Promise<{ request_number: string; likenesses: Likeness[] }[]> {
  const { birth_date, phone, holder_birth_date: ofChild } = member;
  const wanted = [
    ['birth_date', birth_date] as const,
    ['phone', phone] as const,
    ...(ofChild
      ? ([
          ['holder_birth_date', ofChild],
          ['birth_date', ofChild],
        ] as const)
      : []),
  ];
  const found = await Promise.all(
    wanted.map(([field, value]) => personsOf(db).where(field, '==', value).limit(looked).get()),
  );
  const others = new Map(found.flatMap(({ docs }) => docs.map((row) => [row.id, personFrom(row)])));
  others.delete(member.id);
  return [...others.values()]
    .map((other) => ({
      request_number: other.latest.request_number,
      likenesses: likenessOfPersons(other, member),
    }))
    .filter(({ likenesses }) => likenesses.length > 0)
    .slice(0, shownMatches);
}

/** Reads the member who has this name and birth date; null if there is none. */
export async function readNamesake(
  transaction: Transaction,
  db: Firestore,
  { first_name, last_name, birth_date }: Pick<Named, 'first_name' | 'last_name' | 'birth_date'>,
): Promise<Member | null> {
  const { docs } = await transaction.get(personsOf(db).where('birth_date', '==', birth_date));
  const namesake = docs.find((row) => {
    const one = row.data();
    const name = [one.first_name, one.last_name].map(squeeze).join(' ');
    return name === [first_name, last_name].map(squeeze).join(' ');
  });
  const [member] = await membersFrom(transaction, db, namesake ? [namesake] : []);
  return member ?? null;
}
