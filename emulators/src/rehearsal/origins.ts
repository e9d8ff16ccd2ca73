import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Returns the environment variables with which firebase-tools sends all requests for Google to this origin. */
export function originsAt(origin: string): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('firebase-tools/lib/api.js');
  const known = readFileSync(file, 'utf8').matchAll(/envOverride\("([A-Z0-9_]+)", "https:/g);
  return Object.fromEntries([...known].map(([, variable]) => [variable, origin]));
}
