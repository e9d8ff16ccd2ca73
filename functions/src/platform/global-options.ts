import { setGlobalOptions } from 'firebase-functions/v2/options';
import {
  region,
  secretsOf,
  serviceAccountEmail,
  uploadsAccountId,
  walletSecretsOf,
} from './deployment.ts';

const isEmulated = Boolean(process.env.FUNCTIONS_EMULATOR);
const project = process.env.GCLOUD_PROJECT ?? '';
// With emulators the secrets come from the environment, because Secret Manager is not available.
const given = (functionName?: string) => (isEmulated ? [] : secretsOf(functionName));

// Applies to functions that are defined later; index.ts loads this module first.
setGlobalOptions({
  region,
  memory: '1GiB',
  concurrency: 20,
  serviceAccount: serviceAccountEmail(project),
  secrets: given(),
});

/** The function `uploads`, which decodes uploaded images, has another account and fewer secrets. */
export const uploadsIdentity = {
  serviceAccount: serviceAccountEmail(project, uploadsAccountId),
  secrets: given('uploads'),
};

/** The secrets of the function `api`: the common ones, and the keys of the configured wallets. */
export const apiSecrets = [
  ...given('api'),
  ...(isEmulated ? [] : walletSecretsOf('api', process.env.WALLETS)),
];
