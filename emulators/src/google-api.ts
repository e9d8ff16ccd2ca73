import { setTimeout as sleep } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { Problem } from './problem.ts';

/**
 * Environment variable and default address of each Google service. firebase-tools uses the same variables, so one
 * stand-in can replace Google for both.
 */
const services = {
  accounts: ['FIREBASE_IDENTITY_URL', 'https://identitytoolkit.googleapis.com/v1'],
  artifacts: ['ARTIFACT_REGISTRY_DOMAIN', 'https://artifactregistry.googleapis.com/v1'],
  billing: ['FIREBASE_CLOUDBILLING_URL', 'https://cloudbilling.googleapis.com/v1'],
  firebase: ['FIREBASE_API_URL', 'https://firebase.googleapis.com/v1beta1'],
  // firebase-tools has no variable for the budgets. They belong to the billing account, so they use its variable.
  budgets: ['FIREBASE_CLOUDBILLING_URL', 'https://billingbudgets.googleapis.com/v1'],
  firestore: ['FIRESTORE_URL', 'https://firestore.googleapis.com/v1'],
  functions: ['FIREBASE_FUNCTIONS_V2_URL', 'https://cloudfunctions.googleapis.com/v2'],
  hosting: ['FIREBASE_HOSTING_API_URL', 'https://firebasehosting.googleapis.com/v1beta1'],
  iam: ['FIREBASE_IAM_URL', 'https://iam.googleapis.com/v1'],
  identity: ['FIREBASE_IDENTITY_URL', 'https://identitytoolkit.googleapis.com/admin/v2'],
  identityPlatform: ['FIREBASE_IDENTITY_URL', 'https://identitytoolkit.googleapis.com/v2'],
  logging: ['FIREBASE_CLOUDLOGGING_URL', 'https://logging.googleapis.com/v2'],
  monitoring: ['CLOUD_MONITORING_URL', 'https://monitoring.googleapis.com/v3'],
  projects: ['FIREBASE_RESOURCEMANAGER_URL', 'https://cloudresourcemanager.googleapis.com/v1'],
  rules: ['FIREBASE_RULES_URL', 'https://firebaserules.googleapis.com/v1'],
  secrets: ['CLOUD_SECRET_MANAGER_URL', 'https://secretmanager.googleapis.com/v1'],
  storage: ['FIREBASE_STORAGE_URL', 'https://storage.googleapis.com/storage/v1'],
  defaultBucket: ['FIREBASE_FIREBASESTORAGE_URL', 'https://firebasestorage.googleapis.com/v1alpha'],
  usage: ['FIREBASE_SERVICE_USAGE_URL', 'https://serviceusage.googleapis.com/v1'],
} as const;

type Service = keyof typeof services;
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT';

/** A response of Google. Its fields are read without a type, and each may be missing. */
// biome-ignore lint/suspicious/noExplicitAny: dozens of foreign shapes, read in one place each.
export type GoogleAnswer = any;

/** Thrown if Google refuses a call or cannot be reached. */
export class GoogleError extends Problem {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Thrown if this machine has no Google credentials. */
export class NoCredentials extends Problem {
  constructor() {
    super('Google does not know you here: `gcloud auth application-default login`, then again.');
  }
}

export interface GoogleApi {
  project: string;
  /** Resolves with the resource, or with undefined if it does not exist. */
  get: (service: Service, path: string) => Promise<GoogleAnswer | undefined>;
  send: (method: Method, service: Service, path: string, body?: object) => Promise<GoogleAnswer>;
  /** Makes a call that starts a long-running operation, and resolves when the operation is complete. */
  sendAndWait: (method: Method, service: Service, path: string, body?: object) => Promise<void>;
}

const isLocal = (origin: string) => origin.startsWith('http://');

function addressOf(service: Service): URL {
  const [variable, address] = services[service];
  const { pathname, origin } = new URL(address);
  return new URL(pathname, process.env[variable] ?? origin);
}

const notFound = 404;
const pollMs = 1_000;

/**
 * Returns a client of Google's APIs. It uses the credentials of `gcloud auth application-default login` or, in CI,
 * those of the CI job.
 */
export function googleApi(project: string): GoogleApi {
  const credential = applicationDefault();

  async function accessToken(): Promise<string> {
    try {
      return (await credential.getAccessToken()).access_token;
    } catch {
      throw new NoCredentials();
    }
  }

  async function call(method: Method, service: Service, path: string, body?: object) {
    const address = addressOf(service);
    // A stand-in must not receive real credentials.
    const token = isLocal(address.origin) ? 'owner' : await accessToken();
    const response = await fetch(`${address}/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'x-goog-user-project': project,
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new GoogleError(`${address.host} could not be reached`, 0);
    });
    const answer: GoogleAnswer = await response.json().catch(() => ({}));
    if (response.ok) return answer;
    const why = answer.error?.message ?? response.statusText;
    throw new GoogleError(`Google refused ${method} ${service}/${path}: ${why}`, response.status);
  }

  return {
    project,
    get: (service, path) =>
      call('GET', service, path).catch((error) => {
        if (error instanceof GoogleError && error.status === notFound) return undefined;
        throw error;
      }),
    send: call,
    sendAndWait: async (method, service, path, body) => {
      let operation = await call(method, service, path, body);
      while (!operation.done) {
        await sleep(pollMs);
        operation = await call('GET', service, operation.name);
      }
      if (operation.error) throw new GoogleError(operation.error.message, operation.error.code);
    },
  };
}
