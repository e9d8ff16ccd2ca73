import type { CardState } from '@fanclub/contract/cards/card';
import { hashPassword } from '@fanclub/functions/features/accounts/stored-password';
import { brought, newCard } from '@fanclub/functions/features/cards/cards-after';
import { createMember, writeAccount } from '@fanclub/functions/features/dues/write-account';
import { storageBucket } from '@fanclub/functions/platform/firebase/admin';
import { inTransaction } from '@fanclub/functions/platform/firebase/in-transaction';
import { createKeyedHash, sha256 } from '@fanclub/functions/platform/keyed-hash';
import { type CardRow, firstCardId, writeCards } from '@fanclub/functions/repositories/cards';
import type { Member } from '@fanclub/functions/repositories/member';
import { memberEmailDoc } from '@fanclub/functions/repositories/member-emails';
import { saveMemberNumbers } from '@fanclub/functions/repositories/member-numbers';
import { personDoc } from '@fanclub/functions/repositories/members';
import { passwordDoc } from '@fanclub/functions/repositories/passwords';
import {
  parseRegistrationSettings,
  registrationSettingsDoc,
} from '@fanclub/functions/repositories/registration-settings';
import { type UploadDocument, uploadDoc } from '@fanclub/functions/repositories/uploads';
import { demoMemberPassword } from '@fanclub/stories/tools/access';
import { suiteAuth, suiteDb } from '@fanclub/stories/tools/firebase';
import { mapConcurrently } from '@fanclub/stories/tools/map-concurrently';
import { takeTurns } from '@fanclub/stories/tools/people';
import { buildPassportImage, buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { Timestamp } from 'firebase-admin/firestore';
import { localHashKey } from '../demo-access.ts';
import { demoDecision, demoMemberDocument } from './demo-member-documents.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';

/**
 * Sequences of states through which the cards of demo members have gone. The members get them in turn; the first
 * sequence is for the demo member that people use most.
 */
const ways: readonly (readonly CardState[])[] = [
  ['printed', 'posted'],
  [],
  ['printed'],
  [],
  ['printed', 'posted', 'returned'],
  ['printed', 'posted', 'missing'],
  [],
];
const marker = 'admin@fanclub.test';

/**
 * Returns the club card of an approved demo member, with its steps at times between the decision and now. Returns null
 * for members without a card.
 */
function demoCard(member: Member, place: number, nowMs: number): CardRow | null {
  const { id, season, decided_at: decidedAt } = member;
  if (!member.juventus_card || member.request_status !== 'approved' || !decidedAt) return null;
  const sinceMs = decidedAt.toMillis();
  const way = takeTurns(ways, place);
  const at = (step: number) => new Date(sinceMs + ((nowMs - sinceMs) * step) / (way.length + 1));
  const made = newCard(member, { id: firstCardId(id, season), season }, { by: marker, now: at(0) });
  const card = way.reduce((before, state, i) => {
    return brought(before, state, { by: state === 'missing' ? null : marker, now: at(i + 1) });
  }, made);
  const isOut = way.includes('posted');
  return {
    ...card,
    tracking: isOut ? `RR${123_456_780 + place}IT` : null,
    is_told: isOut,
    reported_at: card.state === 'missing' ? card.since : null,
  };
}

const atOnce = 6;
const approvedPeople = demoPeople.filter(({ status }) => status === 'approved');
const pictures = {
  receipt: (text: string) => buildReceiptImage({ text, width: 720, height: 1080 }),
  passport: (text: string) => buildPassportImage({ text, width: 1080, height: 720 }),
};

async function storeImage(
  person: DemoPerson,
  kind: 'receipt' | 'passport',
): Promise<{ id: string; row: UploadDocument }> {
  const { first_name, last_name } = person.request;
  const text = `${first_name} ${last_name} ${person.requestNumber}`;
  const bytes = await pictures[kind](text);
  const id = sha256(`${person.uid}:${kind}`).slice(0, 32);
  const objectPath = `uploads/${id}.jpg`;
  await storageBucket()
    .file(objectPath)
    .save(bytes, { contentType: 'image/jpeg', resumable: false });
  return {
    id,
    row: {
      file_type: kind,
      state: 'stored',
      object_path: objectPath,
      content_type: 'image/jpeg',
      size: bytes.length,
      sha256: sha256(bytes),
      claimed_by: person.uid,
      family: person.uid,
      request_number: person.requestNumber,
      created_at: Timestamp.now(),
      expires_at: null,
    },
  };
}

/** Returns the account of a demo member. Its e-mail is verified if the e-mail of the member's row is proved. */
export const demoAccount = ({ uid, request, status }: DemoPerson) => ({
  uid,
  email: request.email,
  emailVerified: status === 'approved',
});

async function makeAccount(person: DemoPerson): Promise<void> {
  await suiteAuth()
    .createUser(demoAccount(person))
    .catch((error: { code?: string }) => {
      if (error.code !== 'auth/uid-already-exists') throw error;
    });
}

/**
 * Creates a demo member with account, images, locks and card. All rows are written in one transaction, so a member
 * whose row exists is complete and is skipped.
 */
async function seedMember(person: DemoPerson): Promise<void> {
  const db = suiteDb();
  if ((await personDoc(db, person.uid).get()).exists) return;
  const keyedHash = createKeyedHash(localHashKey);
  await makeAccount(person);
  const receipt = await storeImage(person, 'receipt');
  const passport = person.request.juventus_card ? await storeImage(person, 'passport') : null;
  const nowMs = Date.now();
  const settings = parseRegistrationSettings(await registrationSettingsDoc(db).get());
  const member = demoMemberDocument(
    person,
    { receipt: receipt.id, passport: passport?.id ?? null },
    settings,
    keyedHash,
    nowMs,
  );
  const applicant: Member = { id: person.uid, ...member };
  const decision = demoDecision(applicant, person, approvedPeople.indexOf(person) + 1);
  const decided = { ...applicant, ...decision?.update };
  const card = demoCard(decided, demoPeople.indexOf(person), nowMs);
  const hash = person.hasPassword
    ? await hashPassword({ keyedHash }, person.uid, demoMemberPassword)
    : null;
  await inTransaction(db, async (transaction) => {
    for (const upload of [receipt, passport]) {
      if (upload) transaction.set(uploadDoc(db, upload.id), { ...upload.row });
    }
    transaction.set(memberEmailDoc({ db, keyedHash }, member.email), {
      uid: person.uid,
      created_at: member.created_at,
    });
    if (hash) transaction.set(passwordDoc(db, person.uid), { hash });
    if (card) writeCards(transaction, db, [card]);
    const created = createMember(transaction, db, applicant);
    if (decision) writeAccount(transaction, db, created, decision);
  });
}

/**
 * Creates the demo members once. The document `settings/demo` records that all were created, so that those who are
 * deleted later are not created again.
 */
export async function seedMembers(): Promise<void> {
  const mark = suiteDb().doc('settings/demo');
  if ((await mark.get()).exists) return;
  await inTransaction(suiteDb(), async (transaction) =>
    saveMemberNumbers(transaction, suiteDb(), { last: approvedPeople.length }),
  );
  await mapConcurrently(demoPeople, atOnce, seedMember);
  await mark.create({ seeded_at: Timestamp.now() });
}
