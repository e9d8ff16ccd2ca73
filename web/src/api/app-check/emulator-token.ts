const part = (value: object) =>
  btoa(JSON.stringify(value)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');

/** App Check has no emulator, so the local API accepts this unsigned token. */
export function emulatorToken(): string {
  // Read here, and not from `config/env.ts`, because a first screen does not load what checks the variables.
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_FIREBASE_APP_ID: appId } = import.meta.env;
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return `${part({ alg: 'none' })}.${part({ aud: `projects/${projectId}`, sub: appId, exp })}.`;
}
