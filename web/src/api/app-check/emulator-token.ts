import { env } from '#config/env.ts';

const part = (value: object) =>
  btoa(JSON.stringify(value)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');

/** App Check has no emulator, so the local API accepts this unsigned token. */
export function emulatorToken(): string {
  const { projectId, appId } = env.firebase;
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return `${part({ alg: 'none' })}.${part({ aud: `projects/${projectId}`, sub: appId, exp })}.`;
}
