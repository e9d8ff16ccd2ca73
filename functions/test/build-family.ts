import { randomInt, randomUUID } from 'node:crypto';
import { type AddFamilyRequest, addFamily, offerAccount } from '@fanclub/contract/families/routes';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import type { FamilyPerson } from '@fanclub/contract/registration/family-person';
import { approved, uniqueEmail, uploadImage } from '@fanclub/stories/tools/build-member';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { testDb } from './firebase.ts';
import { newLinkToken } from './link-tokens.ts';
import { storeMember } from './store-member.ts';
import { storedMember, storedMembers, storedUpload } from './stored.ts';

/** Returns a random surname and phone, so that no member of another test seems to be the same person. */
export const unlike = () => ({
  last_name: `R${randomUUID().replace(/[^a-f]/g, 'x')}`,
  phone: `+98912${randomInt(1_000_000, 9_999_999)}`,
});

/** Returns a child who turns three this year, with the package for children under 5 and without the club card. */
export const aPerson = (change: Partial<FamilyPerson> = {}): FamilyPerson => ({
  first_name: 'Dana',
  last_name: 'Rossi',
  gender: 'female',
  birth_date: `${new Date().getFullYear() - 3}-04-01`,
  country_of_birth: 'IT',
  pack_type: 'under_5',
  juventus_card: false,
  request_number: drawRequestNumber(),
  ...change,
});

/** Returns `count` children of a family, each with a separate request number. */
export const people = (count: number, change: Partial<FamilyPerson> = {}) =>
  Array.from({ length: count }, () => aPerson(change));

/** Reads the ids of a member's dependants. */
export async function storedFamily({ id }: { id: string }): Promise<string[]> {
  return (await storedMembers('guardian_id', id)).map((member) => member.id);
}

/** Reads the rows of all uploads with the same bytes as this one. */
export async function uploadsLike(fileUrl: string) {
  const sha256 = (await storedUpload(fileUrl))?.sha256;
  return (await testDb().collection('uploads').where('sha256', '==', sha256).get()).docs;
}

/** Returns a member's request to register family members, by default one child, with a new receipt. */
export async function buildFamily(
  change: Partial<AddFamilyRequest> = {},
): Promise<AddFamilyRequest> {
  const text = `Family ${randomUUID().slice(0, 8)}`;
  const image = change.receiptUrl ? null : await buildReceiptImage({ text });
  return {
    people: [aPerson()],
    receiptUrl: image ? await uploadImage('receipt', image) : '',
    payment_method: 'euro',
    euro_payment_method: 'revolut',
    language: 'en',
    ...change,
  };
}

/** Birth date of the dependant whom `buildWard` stores, who turns 16 this year. */
export const wardsBirthDate = `${new Date().getFullYear() - 16}-04-01`;

/** Stores a member with a dependant; returns the guardian, the guardian's token and the dependant's id. */
export async function buildWard(change: Partial<FamilyPerson> = {}) {
  const nobodyElse = unlike();
  const guardian = await storeMember({ juventus_card: false, ...nobodyElse }, approved);
  const person = aPerson({
    last_name: nobodyElse.last_name,
    pack_type: 'base',
    birth_date: wardsBirthDate,
    ...change,
  });
  const body = await buildFamily({ people: [person] });
  const { family } = await callOrThrow(addFamily, { token: guardian.token, body });
  return { guardian, token: guardian.token, id: family[0]?.id ?? '' };
}

/**
 * Offers a dependant an account; returns the token of a link like the one in the mail, without waiting for the mail.
 */
export async function newOffer({ token, id }: { token: string; id: string }): Promise<string> {
  const email = uniqueEmail('own');
  await callOrThrow(offerAccount, { token, params: { id }, body: { email } });
  const offer = (await storedMember({ id }))?.account_offer?.id ?? null;
  return newLinkToken('own_account', { id, email }, { offer });
}
