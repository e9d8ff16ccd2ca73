import { setGlobalOptions } from 'firebase-functions/v2/options';
import {
  region,
  secretsOf,
  serviceAccountEmail,
  uploadsAccountId,
  walletSecretsOf,
} from './deployment.ts';
import type { FunctionName } from './instances.ts';

const isEmulated = Boolean(process.env.FUNCTIONS_EMULATOR);
const project = process.env.GCLOUD_PROJECT ?? '';

/** Returns the secrets of a function. With emulators, environment variables take the place of Secret Manager. */
export const secretsFor = (name: FunctionName) => (isEmulated ? [] : [...secretsOf(name)]);

// Applies to functions that are defined later; index.ts loads this module first.
setGlobalOptions({
  region,
  memory: '1GiB',
  concurrency: 20,
  serviceAccount: serviceAccountEmail(project),
});

/** The function `uploads`, which decodes uploaded images, has another account and no secrets. */
export const uploadsIdentity = {
  serviceAccount: serviceAccountEmail(project, uploadsAccountId),
  secrets: secretsFor('uploads'),
};

/** The secrets of the function `api`, and the keys of the configured wallets. */
export const apiSecrets = [
  ...secretsFor('api'),
  ...(isEmulated ? [] : walletSecretsOf('api', process.env.WALLETS)),
];
