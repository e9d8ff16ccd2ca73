import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../paths.ts';
import type { Profile } from '../ports.ts';

/** Later files override earlier ones, as in Vite, which builds the web app with them. */
const files = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** The analytics id that a checkout's web app is built with; empty when none is set. */
export function analyticsId(checkout: string): string {
  const name = 'VITE_ANALYTICS_ID';
  const fromFiles = files
    .map((file) => path.join(checkout, 'web', file))
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8'))[name])
    .findLast((id) => id !== undefined);
  return process.env[name] ?? fromFiles ?? '';
}

/**
 * The analytics id of a local suite. Test suites have an invented id, so that the code that depends on it is
 * tested.
 */
export function suiteAnalyticsId(profile: Profile): string {
  return profile === 'start' ? analyticsId(root) : 'G-TEST';
}
