import { randomBytes } from 'node:crypto';
import type { Bucket } from '@google-cloud/storage';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type CountingWindows, createCountingWindows } from './counting-windows.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { firebaseAuth, firestore, storageBucket } from './firebase/admin.ts';
import { type AppCheck, createAppCheck } from './firebase/app-check.ts';
import { createIdentityToolkit, type IdentityToolkit } from './firebase/identity-toolkit.ts';
import { createKeyedHash, type KeyedHash, type Purpose } from './keyed-hash.ts';
import { createKeyedMutex, type KeyedMutex } from './keyed-mutex.ts';
import { createTaskQueues, type TaskQueues } from './task-queues.ts';

/** What services and repositories depend on; created once per process, at the first request. */
export interface ServerContext {
  environment: Environment;
  db: Firestore;
  auth: Auth;
  /** A function, because the Storage client is slow to load and most requests don't need it. */
  bucket: () => Bucket;
  identity: IdentityToolkit;
  appCheck: AppCheck;
  keyedHash: KeyedHash;
  /**
   * What the limits of `limit-address.ts` count: recent calls and bytes of each IP address, calls of all together, and
   * tries with each receipt. Each instance counts separately.
   */
  addressWindows: CountingWindows;
  mutex: KeyedMutex;
  tasks: TaskQueues;
  now: () => Date;
}

let context: ServerContext | undefined;

const noRights = (): never => {
  throw new Error('the function uploads has no rights to this');
};

/**
 * The context of the function `uploads`, which decodes images that strangers send. It reaches the bucket and nothing
 * else: its account has no other rights (`emulators/src/deploy/service-account.ts`). It has no secret either. Its
 * limits are counted in memory, so a key that only this process knows is enough for them.
 */
export function uploadsContext(): ServerContext {
  if (context) return context;
  const environment = readEnvironment();
  context = {
    environment,
    get db() {
      return noRights();
    },
    // `uploads` uses this client only to check tokens, with Google's public keys.
    auth: firebaseAuth(),
    bucket: storageBucket,
    get identity() {
      return noRights();
    },
    appCheck: createAppCheck({ isEmulated: environment.authEmulatorHost !== undefined }),
    keyedHash: createKeyedHash(randomBytes(32).toString('base64url')),
    addressWindows: createCountingWindows(),
    mutex: createKeyedMutex(),
    get tasks() {
      return noRights();
    },
    now: () => new Date(),
  };
  return context;
}

export function serverContext(): ServerContext {
  if (context) return context;
  const environment = readEnvironment();
  let made: KeyedHash | undefined;
  // The keyed hash is created on first use: if the key is missing, the health route must still respond and report
  // that.
  const keyedHash = () => {
    made ??= createKeyedHash(environment.hashKey);
    return made;
  };
  context = {
    environment,
    db: firestore(),
    auth: firebaseAuth(),
    bucket: storageBucket,
    identity: createIdentityToolkit(environment),
    appCheck: createAppCheck({ isEmulated: environment.authEmulatorHost !== undefined }),
    keyedHash: Object.assign((...of: [Purpose, string]) => keyedHash()(...of), {
      all: (...of: [Purpose, string]) => keyedHash().all(...of),
    }),
    addressWindows: createCountingWindows(),
    mutex: createKeyedMutex(),
    tasks: createTaskQueues(),
    now: () => new Date(),
  };
  return context;
}
