import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';

const rulesFile = new URL('../../firestore.rules', import.meta.url);

/** A project that only these tests use, so that deleting its data leaves the data of the suite alone. */
export const projectId = 'demo-fanclub-rules';

export const emulatorHost = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';

/** The URL of this project's documents for calls over REST, in which the type of a number can be chosen. */
export const restAddress = `http://${emulatorHost}/v1/projects/${projectId}/databases/(default)/documents`;

/** Connects to the Firestore emulator of the running suite, with the deployed rules. */
export function connect(): Promise<RulesTestEnvironment> {
  const [host = '', port] = emulatorHost.split(':');
  return initializeTestEnvironment({
    projectId,
    firestore: { host, port: Number(port), rules: readFileSync(rulesFile, 'utf8') },
  });
}

/** The kinds of clients. Members and admins have tokens with all claims that the rules could ask for. */
export const personas = {
  visitor: (env: RulesTestEnvironment) => env.unauthenticatedContext(),
  member: (env: RulesTestEnvironment) =>
    env.authenticatedContext('member-uid', {
      email: 'approved@fanclub.test',
      email_verified: true,
    }),
  admin: (env: RulesTestEnvironment) =>
    env.authenticatedContext('admin-uid', {
      email: 'admin@fanclub.test',
      email_verified: true,
      firebase: { sign_in_provider: 'google.com' },
    }),
};

export type Persona = keyof typeof personas;
export const everyone = Object.keys(personas) as Persona[];
