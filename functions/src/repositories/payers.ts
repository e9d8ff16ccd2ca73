import type { Money } from '@fanclub/contract/money/amounts';
import { foldText, isNameIn, spellingsOf, squeeze, wordsOf } from '@fanclub/contract/text/fold';
import { isWrittenInPersian, keysInPersian } from '@fanclub/contract/text/persian-name';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import {
  type ApplicationDocument,
  applicationDoc,
  applicationsOf,
  askedAtOnce,
} from './applications.ts';
import type { Member, PersonDocument } from './member.ts';
import { membersWithKeys } from './member-lists.ts';
import { findMembers, membersFrom } from './members.ts';
import { inOrderOf } from './pages.ts';
import { type RowQuery, readTogether } from './rows.ts';
import { namesOf, searchKey } from './search-keys.ts';

/**
 * The functions of this file find the members who may have paid a line of a bank statement. Each query reads only few
 * rows, because a sign that many members share does not help to find the payer.
 */

/** `membersWithKeys` asks for each key with four states; Firestore accepts 30 alternatives in one query. */
const keysAtOnce = 7;
const looked = 5;
const lookedForName = 30;

async function found(
  db: Firestore,
  query: RowQuery<PersonDocument>,
  limit: number,
): Promise<Member[]> {
  return membersFrom(db, db, (await query.limit(limit).get()).docs);
}

/** A member, and the number of the application that was found, which may be an earlier one. */
export interface Holder {
  number: string;
  member: Member;
}

async function holdersFrom(
  db: Firestore,
  rows: readonly DocumentSnapshot<ApplicationDocument>[],
): Promise<Holder[]> {
  const ids = rows.flatMap((row) => row.data()?.member ?? []);
  const members = await findMembers(db, [...new Set(ids)]);
  return rows.flatMap((row) => {
    const member = members.get(row.data()?.member ?? '');
    return member ? [{ number: row.id, member }] : [];
  });
}

async function foundBy(
  db: Firestore,
  query: RowQuery<ApplicationDocument>,
  limit = looked,
): Promise<Holder[]> {
  return holdersFrom(db, (await query.limit(limit).get()).docs);
}

/** Reads the members with these request numbers; unknown numbers are left out. */
export async function holdersOf(db: Firestore, numbers: readonly string[]): Promise<Holder[]> {
  const { rows } = await readTogether(db, {
    rows: numbers.map((each) => applicationDoc(db, each)),
  });
  return holdersFrom(db, rows);
}

/** The members to whom one of these request numbers was shown before the payment, but who got another one. */
export async function membersTold(db: Firestore, numbers: readonly string[]): Promise<Holder[]> {
  if (numbers.length === 0) return [];
  return foundBy(db, applicationsOf(db).where('told_number', 'in', numbers.slice(0, askedAtOnce)));
}

/**
 * The members who entered one of these tracking numbers for their transfer. The entry may be spelled like the number,
 * or be all in upper case or all in lower case.
 */
export async function membersWithTransfers(
  db: Firestore,
  numbers: readonly string[],
): Promise<Member[]> {
  if (numbers.length === 0) return [];
  const sizesOf = (number: string) => [number, number.toUpperCase(), number.toLowerCase()];
  const written = [...new Set(numbers.flatMap(sizesOf))].slice(0, askedAtOnce);
  const found = await foundBy(db, applicationsOf(db).where('transfer_number', 'in', written));
  return found.map(({ member }) => member);
}

/** The members who have not paid and who entered one of these numbers as the last four digits of their bank card. */
export async function membersWithCards(db: Firestore, ends: readonly string[]): Promise<Member[]> {
  if (ends.length === 0) return [];
  const unpaid = applicationsOf(db).where('is_paid', '==', false);
  const found = await foundBy(
    db,
    unpaid.where('payer_last_four', 'in', ends.slice(0, askedAtOnce)),
  );
  return found.map(({ member }) => member);
}

/** Titles before a name, as banks write them, in a folded text. */
const titles =
  /(?<!\p{L})(?:sig(?:\.? ?ra|nora?)?|dott(?:\.? ?ssa)?|ing|avv|herrn?|frau|dr|prof|mrs?|ms|miss|mme|mlle|m|monsieur|madame|sra?|srta|hr|dhr|mevr|mw|pan[ia]?)(?!\p{L})\.?/gu;

/**
 * The members whose name begins with this name, or with its first and another word; first and last name may be in
 * either order. Empty for a name of one word. The search keys contain only the beginnings of long names, so more members
 * are read than returned.
 */
export async function membersNamed(db: Firestore, name: string): Promise<Member[]> {
  const words = wordsOf(foldText(name).replace(titles, ' '));
  const [first, second, last] = [words[0], words[1], words.at(-1)];
  if (!first || !second || !last) return [];
  const names = [words.join(''), first + last, first + second];
  const withKeys = membersWithKeys(db, names.map(searchKey));
  const members = await found(db, inOrderOf(withKeys, 'created_at', 'desc'), lookedForName);
  const begun = names.map(squeeze);
  const fits = (spelling: string) => begun.some((start) => squeeze(spelling).startsWith(start));
  return members
    .filter((member) =>
      namesOf(member)
        .flatMap((each) => spellingsOf(...each))
        .some(fits),
    )
    .slice(0, looked);
}

/**
 * The members whose name occurs in a text in Persian letters. The search keys contain only the consonants, so more
 * members are read than returned.
 */
export async function membersNamedInPersian(db: Firestore, text: string): Promise<Member[]> {
  const keys = keysInPersian(text, keysAtOnce);
  if (keys.length === 0) return [];
  const withKeys = membersWithKeys(db, keys);
  const members = await found(db, inOrderOf(withKeys, 'created_at', 'desc'), lookedForName);
  return members
    .filter((member) => namesOf(member).some((name) => isWrittenInPersian(text, name)))
    .slice(0, looked);
}

/** True if a text of a bank contains the name of the registrant or of the child, in Latin or in Persian letters. */
export const isNamed = (text: string, member: Member): boolean =>
  namesOf(member).some((name) => isNameIn(text, name) || isWrittenInPersian(text, name));

/** The members who owe exactly this amount for an application of any season. Empty for more than `most` applications. */
export async function membersOwing(
  db: Firestore,
  { amount, currency }: Money,
  most: number,
): Promise<Member[]> {
  const owing = applicationsOf(db).where(`open.${currency}`, '==', amount);
  const holders = await foundBy(db, owing, most + 1);
  if (holders.length > most) return [];
  return [...new Map(holders.map(({ member }) => [member.id, member])).values()];
}
