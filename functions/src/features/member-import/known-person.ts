import { pick } from '@fanclub/contract/members/by-name';
import { sharedByFamily } from '@fanclub/contract/members/field-sets';
import { normaliseRequestNumber } from '@fanclub/contract/members/request-number';
import type { FieldRow } from '@fanclub/contract/read-file/members/read-line';
import { normaliseEmail } from '@fanclub/contract/text/email';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { applicationDoc } from '#repositories/applications';
import { readDependants } from '#repositories/families';
import type { Member } from '#repositories/member';
import { readEmailHolder } from '#repositories/member-emails';
import { readMember } from '#repositories/members';
import { likePersons, readNamesake } from '#repositories/similar-members';

/** A guardian with the dependants. */
type Family = NonNullable<Awaited<ReturnType<typeof readFamilyOf>>>;

/**
 * Reads the member who answers for an imported person, by e-mail, request number or id, and the member's dependants. Returns
 * null if there is no such member, or if this member can answer for nobody.
 */
export async function readFamilyOf(
  context: ServerContext,
  transaction: Transaction,
  named: string,
) {
  const { db } = context;
  const number = normaliseRequestNumber(named);
  if (number === '') return null;
  const uid = named.includes('@')
    ? await readEmailHolder(context, transaction, normaliseEmail(named))
    : ((await transaction.get(applicationDoc(db, number))).data()?.member ?? named);
  const guardian = uid ? await readMember(transaction, db, uid) : null;
  if (!guardian?.is_approved || guardian.guardian_id !== null) return null;
  return { guardian, dependants: await readDependants(transaction, db, guardian.id) };
}

interface Sought {
  person: FieldRow;
  /** Id of the member who has the person's e-mail. */
  holder: string | null;
  family: Family | null;
}

/**
 * Reads the member who may be the person: by the e-mail, among the guardian's dependants, or, for a line without an
 * e-mail, by name and birth date.
 */
export async function readKnown(
  transaction: Transaction,
  db: ServerContext['db'],
  { person, holder, family }: Sought,
): Promise<Member | null> {
  if (holder) return readMember(transaction, db, holder);
  if (!family) return person.email ? null : readNamesake(transaction, db, person);
  const isSame = (one: Member) => one.birth_date === person.birth_date && isSameName(one, person);
  return family.dependants.find(isSame) ?? null;
}

/**
 * Finds members who may be the person, outside the transaction: those with the same name and birth date, and all, also
 * those who only have the same phone.
 */
export async function findSimilar(
  { db }: Pick<ServerContext, 'db'>,
  person: FieldRow,
  guardian: Member | null,
): Promise<{ similar_to: string[]; namesakes: string[] }> {
  const shared = guardian && pick(guardian, sharedByFamily);
  const nobody = { holder_first_name: null, holder_last_name: null, holder_birth_date: null };
  const own = { ...person, ...shared, ...nobody, id: '', guardian_id: guardian?.id ?? null };
  const found = await likePersons(db, own);
  const named = found.filter(({ likenesses }) => likenesses.includes('name_and_birth_date'));
  const numbersOf = (some: typeof found) => some.map(({ request_number }) => request_number);
  return { similar_to: numbersOf(found), namesakes: numbersOf(named) };
}

export const isSameName = (
  one: Pick<Member, 'first_name' | 'last_name'>,
  other: Pick<Member, 'first_name' | 'last_name'>,
) => one.first_name === other.first_name && one.last_name === other.last_name;
