import type { GoogleApi } from '../google-api.ts';

/** Google services that the product uses, directly or through other services. */
const neededServices = [
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'cloudtasks',
  'eventarc',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
].map((name) => `${name}.googleapis.com`);

/** Google accepts at most this many names in one request. */
const namesAtOnce = 20;
const groupsOf = (names: readonly string[]) =>
  Array.from({ length: Math.ceil(names.length / namesAtOnce) }, (_, i) =>
    names.slice(i * namesAtOnce, (i + 1) * namesAtOnce),
  );

/** Returns the needed services that are not enabled. */
export async function disabledServices(api: GoogleApi): Promise<string[]> {
  const parent = `projects/${api.project}`;
  const enabled: string[] = [];
  for (const group of groupsOf(neededServices)) {
    const names = group.map((name) => `names=${parent}/services/${name}`).join('&');
    const answer = await api.send('GET', 'usage', `${parent}/services:batchGet?${names}`);
    const states: { name: string; state: string }[] = answer.services ?? [];
    enabled.push(...states.filter(({ state }) => state === 'ENABLED').map(({ name }) => name));
  }
  return neededServices.filter((name) => !enabled.some((service) => service.endsWith(`/${name}`)));
}

export async function ensureServices(api: GoogleApi): Promise<void> {
  const path = `projects/${api.project}/services:batchEnable`;
  for (const serviceIds of groupsOf(await disabledServices(api))) {
    await api.sendAndWait('POST', 'usage', path, { serviceIds });
  }
}
