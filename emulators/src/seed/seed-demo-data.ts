import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { demoAdminEmail } from '../demo-access.ts';
import { demoAccessSettings, demoPromoCodes, demoRegistrationSettings } from './demo-settings.ts';
import { seedMembers } from './seed-members.ts';

export interface SeedTarget {
  firestoreHost: string;
  authHost: string;
  storageHost: string;
  projectId: string;
  bucket: string;
  /** Key of the keyed hashes, the same as the server's. */
  hashKey: string;
}

/** Writes a document unless it is there: what people changed since stays as they left it. */
async function createMissing(db: Firestore, path: string, data: object): Promise<void> {
  const document = db.doc(path);
  await db.runTransaction(async (transaction) => {
    if (!(await transaction.get(document)).exists) transaction.create(document, data);
  });
}

async function seedAdmin(db: Firestore, auth: Auth): Promise<void> {
  const known = await auth.getUserByEmail(demoAdminEmail).catch(() => undefined);
  if (!known) {
    const providerData = [
      {
        uid: 'google-admin',
        providerId: 'google.com',
        email: demoAdminEmail,
        displayName: 'Admin',
      },
    ];
    const profile = { email: demoAdminEmail, emailVerified: true, displayName: 'Admin' };
    const { errors } = await auth.importUsers([{ uid: 'demo-admin', ...profile, providerData }]);
    if (errors[0]) throw errors[0].error;
  }
  await createMissing(db, `admins/${demoAdminEmail}`, { email: demoAdminEmail, name: 'Admin' });
}

/** Fills an empty suite with the demo data; run again, it changes nothing. */
export async function seedDemoData(target: SeedTarget): Promise<void> {
  process.env.FIRESTORE_EMULATOR_HOST = target.firestoreHost;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = target.authHost;
  process.env.STORAGE_EMULATOR_HOST = `http://${target.storageHost}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeApp({ projectId: target.projectId, storageBucket: target.bucket }, 'seed');
  try {
    const db = getFirestore(app);
    const now = Date.now();
    await createMissing(db, 'settings/registration', demoRegistrationSettings(now));
    await createMissing(db, 'settings/access', demoAccessSettings);
    for (const [code, record] of Object.entries(demoPromoCodes(now))) {
      await createMissing(db, `promo_codes/${code}`, record);
    }
    await seedAdmin(db, getAuth(app));
    const bucket = getStorage(app).bucket();
    await seedMembers({ db, auth: getAuth(app), bucket, hashKey: target.hashKey });
  } finally {
    await deleteApp(app);
  }
}
