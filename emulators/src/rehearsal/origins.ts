import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Environment variables that point all Google origins of firebase-tools at the stand-in. */
export function originsAt(origin: string): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('firebase-tools/lib/api.js');
  const known = readFileSync(file, 'utf8').matchAll(/envOverride\("([A-Z0-9_]+)", "https:/g);
  return Object.fromEntries([...known].map(([, variable]) => [variable, origin]));
}
