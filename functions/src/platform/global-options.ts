import { setGlobalOptions } from 'firebase-functions/v2/options';
import { region, secretNames, serviceAccountEmail } from './deployment.ts';

const isEmulated = Boolean(process.env.FUNCTIONS_EMULATOR);

// Holds for functions that are made later: index.ts loads this before any other module.
setGlobalOptions({
  region,
  memory: '1GiB',
  concurrency: 20,
  serviceAccount: serviceAccountEmail(process.env.GCLOUD_PROJECT ?? ''),
  // Locally these come from the environment; Secret Manager is out of reach there.
  secrets: isEmulated ? [] : [...secretNames],
});
