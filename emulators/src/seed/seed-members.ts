import { createKeyedHash, sha256 } from '@fanclub/functions/platform/keyed-hash';
import { memberEmailDoc } from '@fanclub/functions/repositories/member-emails';
import { memberDoc } from '@fanclub/functions/repositories/members';
import {
  parseRegistrationSettings,
  registrationSettingsDoc,
} from '@fanclub/functions/repositories/registration-settings';
import { requestNumberDoc } from '@fanclub/functions/repositories/request-numbers';
import { type UploadDocument, uploadDoc } from '@fanclub/functions/repositories/uploads';
import { buildPassportImage, buildReceiptImage } from '@fanclub/stories/tools/pictures';
import type { Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { demoMemberPassword } from '../demo-access.ts';
import { demoMemberDocument } from './demo-member-documents.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';

interface Services {
  db: Firestore;
  auth: Auth;
  bucket: ReturnType<Storage['bucket']>;
  hashKey: string;
}

const parallel = 6;
const pictures = {
  receipt: (text: string) => buildReceiptImage({ text, width: 720, height: 1080 }),
  passport: (text: string) => buildPassportImage({ text, width: 1080, height: 720 }),
};

async function storeImage(
  { bucket }: Services,
  person: DemoPerson,
  kind: 'receipt' | 'passport',
): Promise<{ id: string; row: UploadDocument }> {
  const { first_name, last_name } = person.request;
  const text = `${first_name} ${last_name} ${person.requestNumber}`;
  const bytes = await pictures[kind](text);
  const id = sha256(`${person.uid}:${kind}`).slice(0, 32);
  const objectPath = `uploads/${id}.jpg`;
  await bucket.file(objectPath).save(bytes, { contentType: 'image/jpeg', resumable: false });
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
      request_number: person.requestNumber,
      created_at: Timestamp.now(),
      expires_at: null,
    },
  };
}

async function makeAccount({ auth }: Services, person: DemoPerson): Promise<void> {
  const password = person.hasPassword ? { password: demoMemberPassword } : {};
  await auth
    .createUser({ uid: person.uid, email: person.request.email, ...password })
    .catch((error: { code?: string }) => {
      if (error.code !== 'auth/uid-already-exists') throw error;
    });
}

/** Writes one member with account, images and locks; the member comes last and marks it whole. */
async function seedMember(services: Services, person: DemoPerson): Promise<void> {
  const { db } = services;
  const keyedHash = createKeyedHash(services.hashKey);
  await makeAccount(services, person);
  const receipt = await storeImage(services, person, 'receipt');
  const passport = person.request.juventus_card
    ? await storeImage(services, person, 'passport')
    : null;
  const settings = parseRegistrationSettings(await registrationSettingsDoc(db).get());
  const member = demoMemberDocument(
    person,
    { receipt: receipt.id, passport: passport?.id ?? null },
    settings,
    keyedHash,
    Date.now(),
  );
  const batch = db.batch();
  for (const upload of [receipt, passport]) {
    if (upload) batch.set(uploadDoc(db, upload.id), { ...upload.row });
  }
  batch.set(memberEmailDoc({ db, keyedHash }, member.email), {
    uid: person.uid,
    created_at: member.created_at,
  });
  batch.set(requestNumberDoc(db, member.request_number), { uid: person.uid });
  batch.create(memberDoc(db, person.uid), member);
  await batch.commit();
}

/** Seeds the demo members once: a mark says that they were all written, so that deleted ones stay deleted. */
export async function seedMembers(services: Services): Promise<void> {
  const mark = services.db.doc('settings/demo');
  if ((await mark.get()).exists) return;
  const waiting = [...demoPeople];
  const work = async () => {
    for (let person = waiting.shift(); person; person = waiting.shift()) {
      if (!(await memberDoc(services.db, person.uid).get()).exists)
        await seedMember(services, person);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  await mark.create({ seeded_at: Timestamp.now() });
}
