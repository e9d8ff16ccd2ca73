import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../paths.ts';
import type { SuiteKind } from '../ports.ts';

/** Files with the variables of the web app's build. Values in later files replace those in earlier ones, as in Vite. */
const files = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** Returns the analytics id with which the web app of a checkout is built; empty if there is none. */
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
 * Returns the analytics id of a local suite. Test suites have a made-up id, so that the code for analytics is tested.
 */
export function suiteAnalyticsId(kind: SuiteKind): string {
  return kind === 'start' ? analyticsId(root) : 'G-TEST';
}
