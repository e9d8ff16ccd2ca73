import { randomInt, randomUUID } from 'node:crypto';
import { type AddFamilyRequest, addFamily, offerAccount } from '@fanclub/contract/families/routes';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import type { FamilyPerson } from '@fanclub/contract/registration/family-person';
import { uniqueEmail, uploadImage } from '@fanclub/stories/tools/build-registration';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { testDb } from './firebase.ts';
import { newLinkToken } from './link-tokens.ts';
import { storeMember } from './store-member.ts';
import { storedMember, storedUpload } from './stored.ts';

/** A surname and a phone that are unique in the suite. */
export const unlike = () => ({
  last_name: `R${randomUUID().replace(/[^a-f]/g, 'x')}`,
  phone: `+98912${randomInt(1_000_000, 9_999_999)}`,
});

/** A child of three in the package for children under 5, without the club card. */
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

/** Returns `count` people of a family, each with a request number of its own. */
export const people = (count: number, change: Partial<FamilyPerson> = {}) =>
  Array.from({ length: count }, () => aPerson(change));

/** The ids of a member's stored dependants. */
export async function storedFamily({ id }: { id: string }): Promise<string[]> {
  const rows = await testDb().collection('members').where('guardian_id', '==', id).get();
  return rows.docs.map((row) => row.id);
}

/** Every stored upload with the same bytes as this one. */
export async function uploadsLike(fileUrl: string) {
  const sha256 = (await storedUpload(fileUrl))?.sha256;
  return (await testDb().collection('uploads').where('sha256', '==', sha256).get()).docs;
}

/** A member's request to register family members, by default one child, with a receipt of its own. */
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

/** Stores a dependant of 16, and returns the guardian's session with it. */
export async function buildWard(change: Partial<FamilyPerson> = {}) {
  const nobodyElse = unlike();
  const guardian = await storeMember({ juventus_card: false, ...nobodyElse });
  const person = aPerson({
    last_name: nobodyElse.last_name,
    pack_type: 'base',
    birth_date: `${new Date().getFullYear() - 16}-04-01`,
    ...change,
  });
  const body = await buildFamily({ people: [person] });
  const { family } = await callOrThrow(addFamily, { token: guardian.token, body });
  return { guardian, token: guardian.token, id: family[0]?.id ?? '' };
}

/** The token of a link to an account of one's own, as in its mail, without waiting for that mail. */
export async function newOffer({ token, id }: { token: string; id: string }): Promise<string> {
  const email = uniqueEmail('own');
  await callOrThrow(offerAccount, { token, params: { id }, body: { email } });
  const offer = (await storedMember({ id }))?.account_offer?.id ?? null;
  return newLinkToken('own_account', { id, email }, { offer });
}
