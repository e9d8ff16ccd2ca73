import type { GoogleApi } from '../google-api.ts';

/** Fields of a web app's configuration at Firebase, by the variables with which our web app is built. */
const variables = {
  VITE_FIREBASE_API_KEY: 'apiKey',
  VITE_FIREBASE_AUTH_DOMAIN: 'authDomain',
  VITE_FIREBASE_PROJECT_ID: 'projectId',
  VITE_FIREBASE_APP_ID: 'appId',
} as const;

/** Returns the variables of the project's web app at Firebase, which is created if there is none. */
export async function ensureWebApp(
  api: GoogleApi,
): Promise<Record<keyof typeof variables, string>> {
  const apps = `projects/${api.project}/webApps`;
  const list = async () => (await api.send('GET', 'firebase', apps)).apps ?? [];
  if ((await list()).length === 0) {
    await api.sendAndWait('POST', 'firebase', apps, { displayName: 'Membership' });
  }
  const [app] = await list();
  const config = await api.send('GET', 'firebase', `${apps}/${app.appId}/config`);
  const entries = Object.entries(variables).map(([name, field]) => [name, config[field]]);
  return Object.fromEntries(entries);
}
