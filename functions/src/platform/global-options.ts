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
// Locally these come from the environment; Secret Manager is out of reach there.
const given = (functionName?: string) => (isEmulated ? [] : secretsOf(functionName));

// Holds for functions that are made later: index.ts loads this before any other module.
setGlobalOptions({
  region,
  memory: '1GiB',
  concurrency: 20,
  serviceAccount: serviceAccountEmail(project),
  secrets: given(),
});

/** Instead of that, for the function whose processes decode strangers' images. */
export const uploadsIdentity = {
  serviceAccount: serviceAccountEmail(project, uploadsAccountId),
  secrets: given('uploads'),
};

/** Beside what all are given, for the function that members call: the keys of the wallets that the club has. */
export const apiSecrets = [
  ...given('api'),
  ...(isEmulated ? [] : walletSecretsOf('api', process.env.WALLETS)),
];
