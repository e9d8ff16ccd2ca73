import { club } from '@fanclub/contract/club/club';
import { bridgeLanguage } from '@fanclub/contract/text/languages';
import { demoGatePassPhrases } from '@fanclub/stories/tools/access';
import { demoBucket, demoProject, hashPassPhrase, localHashKey } from './demo-access.ts';
import type { Ports } from './ports.ts';

export type Environment = Record<string, string>;

const onLoopback = (port: number) => `127.0.0.1:${port}`;

/** Returns the address of each part of the suite. */
export function addresses(ports: Ports) {
  return {
    hosting: `http://${onLoopback(ports.HOSTING)}`,
    api: `http://${onLoopback(ports.API)}`,
    ui: `http://${onLoopback(ports.UI)}`,
    firestoreHost: onLoopback(ports.FIRESTORE),
    authHost: onLoopback(ports.AUTH),
    storageHost: onLoopback(ports.STORAGE),
    mail: `http://${onLoopback(ports.MAIL)}`,
    exchangeRate: `http://${onLoopback(ports.EXCHANGE_RATE)}/`,
    vite: `http://${onLoopback(ports.VITE)}`,
  };
}

/** Returns the environment variables with which the Firebase SDKs use the emulators. */
function emulatorEnvironment(ports: Ports): Environment {
  const { firestoreHost, authHost, storageHost } = addresses(ports);
  return {
    GCLOUD_PROJECT: demoProject,
    FIREBASE_CONFIG: JSON.stringify({ projectId: demoProject, storageBucket: demoBucket }),
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIREBASE_STORAGE_EMULATOR_HOST: storageHost,
    STORAGE_EMULATOR_HOST: `http://${storageHost}`,
    CLOUD_TASKS_EMULATOR_HOST: onLoopback(ports.TASKS),
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Returns the secrets and parameters of the product with values for a local suite. */
export function productEnvironment(ports: Ports): Environment {
  const { hosting, exchangeRate } = addresses(ports);
  return {
    SMTP_URL: `smtp://${onLoopback(ports.SMTP)}`,
    MAIL_FROM: `${club.name[bridgeLanguage]} <no-reply@fanclub.test>`,
    PUBLIC_URL: hosting,
    EXCHANGE_RATE_URL: exchangeRate,
    ADMIN_GATE_HASHES: JSON.stringify(demoGatePassPhrases.map((phrase) => hashPassPhrase(phrase))),
    HASH_KEY: localHashKey,
    TRUSTED_PROXY_HOPS: '1',
  };
}

/** Returns all environment variables of the functions, for the Functions emulator and for functions-framework. */
export function functionsEnvironment(ports: Ports): Environment {
  return {
    ...emulatorEnvironment(ports),
    ...productEnvironment(ports),
    NODE_ENV: 'production',
    FUNCTIONS_EMULATOR_PARALLEL: '3',
  };
}

/**
 * Returns the environment variables that stories need: the addresses of the emulators, of the API, and of the suite's
 * helpers.
 */
export function storyEnvironment(ports: Ports, api: string): Environment {
  const { mail, exchangeRate } = addresses(ports);
  return {
    ...emulatorEnvironment(ports),
    FIREBASE_EMULATOR_HUB: onLoopback(ports.HUB),
    API_URL: api,
    MAIL_URL: mail,
    EXCHANGE_RATE_CONTROL_URL: `${exchangeRate}control`,
  };
}

/** Returns the environment variables with which tests of rules, of the API and in the browser use a suite. */
export function testEnvironment(ports: Ports): Environment {
  const { hosting, api } = addresses(ports);
  return {
    ...storyEnvironment(ports, api),
    ...productEnvironment(ports),
    BASE_URL: hosting,
  };
}
