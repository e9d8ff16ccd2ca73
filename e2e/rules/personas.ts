import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';

const rulesFile = new URL('../../firestore.rules', import.meta.url);

/** The tests' own project, so that clearing it leaves the suite's data alone. */
export const projectId = 'demo-fanclub-rules';

export const emulatorHost = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';

/** The REST address of the same documents, where a client can choose the type of a number. */
export const restAddress = `http://${emulatorHost}/v1/projects/${projectId}/databases/(default)/documents`;

/** Connects to the Firestore emulator of the running suite, with the deployed rules. */
export function connect(): Promise<RulesTestEnvironment> {
  const [host = '', port] = emulatorHost.split(':');
  return initializeTestEnvironment({
    projectId,
    firestore: { host, port: Number(port), rules: readFileSync(rulesFile, 'utf8') },
  });
}

/** All kinds of clients, each with the strongest token that it can have. */
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
