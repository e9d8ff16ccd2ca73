import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../paths.ts';
import type { Profile } from '../ports.ts';

/** Later ones overrule earlier ones, as in Vite, which builds with them. */
const files = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** The analytics id that the web app of a checkout is built with; empty where there is none. */
export function analyticsId(checkout: string): string {
  const name = 'VITE_ANALYTICS_ID';
  const fromFiles = files
    .map((file) => path.join(checkout, 'web', file))
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8'))[name])
    .findLast((id) => id !== undefined);
  return process.env[name] ?? fromFiles ?? '';
}

/** The id of a local suite: tests have one of nobody's, so that what depends on it is tested. */
export function suiteAnalyticsId(profile: Profile): string {
  return profile === 'start' ? analyticsId(root) : 'G-TEST';
}
