import { createRequire } from 'node:module';
import type { Bucket } from '@google-cloud/storage';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import type { AppCheck } from 'firebase-admin/app-check';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

let app: App | undefined;

export function firebaseApp(): App {
  app ??= getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();
  return app;
}

export function firestore(): Firestore {
  return getFirestore(firebaseApp());
}

export function firebaseAuth(): Auth {
  return getAuth(firebaseApp());
}

const require = createRequire(import.meta.url);

/**
 * Loads the Storage client on first use. The client repeats an upload whose connection breaks, for example because the
 * service closed an idle connection. By default the client does not repeat uploads; here it may, because each path is
 * only ever written with the same bytes.
 */
export function storageBucket(of: App = firebaseApp()): Bucket {
  const { getStorage } =
    require('firebase-admin/storage') as typeof import('firebase-admin/storage');
  const { IdempotencyStrategy } =
    require('@google-cloud/storage') as typeof import('@google-cloud/storage');
  const bucket = getStorage(of).bucket() as unknown as Bucket;
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return bucket;
}

/** Loads the App Check client on first use. */
export function appCheckVerifier(): AppCheck {
  const { getAppCheck } =
    require('firebase-admin/app-check') as typeof import('firebase-admin/app-check');
  return getAppCheck(firebaseApp());
}

export function projectId(of: App = firebaseApp()): string {
  return of.options.projectId ?? process.env.GCLOUD_PROJECT ?? '';
}
