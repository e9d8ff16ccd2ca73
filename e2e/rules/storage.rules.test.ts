import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  GoogleAuthProvider,
  getAuth,
  signInWithCredential,
} from 'firebase/auth';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterEach, describe, expect, it } from 'vitest';
import { everyone, type Persona } from './personas.ts';

const {
  FIREBASE_STORAGE_EMULATOR_HOST: storageHost = '127.0.0.1:9199',
  FIREBASE_AUTH_EMULATOR_HOST: authHost = '127.0.0.1:9099',
} = process.env;
const bucket = 'demo-fanclub.appspot.com';
const objectAddress = `http://${storageHost}/v0/b/${bucket}/o`;
const googleAccounts: Record<Exclude<Persona, 'visitor'>, string> = {
  member: 'rules-member@fanclub.test',
  admin: 'admin@fanclub.test',
};
const apps: FirebaseApp[] = [];

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
});

/** Returns Storage of the client SDK, signed in as a persona. The suite's emulators have loaded the deployed rules. */
async function storageAs(persona: Persona): Promise<FirebaseStorage> {
  const config = { projectId: 'demo-fanclub', apiKey: 'local', storageBucket: bucket };
  const app = initializeApp(config, `rules-${persona}`);
  apps.push(app);
  if (persona !== 'visitor') {
    const auth = getAuth(app);
    connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
    const email = googleAccounts[persona];
    const token = JSON.stringify({ sub: `google-${persona}`, email, email_verified: true });
    await signInWithCredential(auth, GoogleAuthProvider.credential(token));
  }
  const storage = getStorage(app);
  const [host = '', port] = storageHost.split(':');
  connectStorageEmulator(storage, host, Number(port));
  return storage;
}

const refused = { code: 'storage/unauthorized' };

describe.each(everyone)('a %s', (persona) => {
  it('cannot read, write, change, delete or list a file through the SDK', async () => {
    const storage = await storageAs(persona);
    const file = ref(storage, 'receipts/a.png');
    await expect(uploadBytes(file, new Uint8Array([1]))).rejects.toMatchObject(refused);
    await expect(getBytes(file)).rejects.toMatchObject(refused);
    await expect(updateMetadata(file, { contentType: 'image/png' })).rejects.toMatchObject(refused);
    await expect(deleteObject(file)).rejects.toMatchObject(refused);
    await expect(listAll(ref(storage, 'receipts'))).rejects.toMatchObject(refused);
  });
});

it.each([
  ['read', 'GET', '/receipts%2Fa.png'],
  ['download', 'GET', '/receipts%2Fa.png?alt=media'],
  ['list', 'GET', ''],
  ['write', 'POST', '?name=receipts%2Fa.png'],
  ['delete', 'DELETE', '/receipts%2Fa.png'],
])('a plain HTTP call cannot %s', async (_, method, path) => {
  const response = await fetch(`${objectAddress}${path}`, {
    method,
    headers: { 'content-type': 'image/png' },
    ...(method === 'POST' ? { body: new Uint8Array([1]) } : {}),
  });
  expect(response.status).toBe(403);
});
