import type { GoogleApi } from '../google/google-api.ts';

/** Google services that the product uses, directly or through other services. */
const neededServices = [
  'artifactregistry',
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

/** Returns the needed services that are not enabled. Google accepts at most twenty names in this request. */
export async function disabledServices(api: GoogleApi): Promise<string[]> {
  const parent = `projects/${api.project}`;
  const names = neededServices.map((name) => `names=${parent}/services/${name}`).join('&');
  const answer = await api.send('GET', 'usage', `${parent}/services:batchGet?${names}`);
  const states: { name: string; state: string }[] = answer.services ?? [];
  const enabled = states.filter(({ state }) => state === 'ENABLED');
  return neededServices.filter(
    (name) => !enabled.some((service) => service.name.endsWith(`/${name}`)),
  );
}

export async function ensureServices(api: GoogleApi): Promise<void> {
  const serviceIds = await disabledServices(api);
  if (serviceIds.length === 0) return;
  const path = `projects/${api.project}/services:batchEnable`;
  await api.sendAndWait('POST', 'usage', path, { serviceIds });
}
