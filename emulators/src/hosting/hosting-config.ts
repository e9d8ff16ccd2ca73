import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allowAnalytics } from './allow-analytics.ts';
import { analyticsId } from './analytics-id.ts';
import { mapPolicies } from './policies.ts';

/** Its paths are relative to it, so it lies beside the one that it is made of. */
const widened = 'firebase.analytics.json';

/**
 * The file that a checkout's web app is brought out with: firebase.json, or one made of it whose policy
 * lets Google's tag in, where the app was built with an id for it.
 */
export function hostingConfig(checkout: string): string {
  if (!analyticsId(checkout)) return 'firebase.json';
  const config = JSON.parse(readFileSync(path.join(checkout, 'firebase.json'), 'utf8'));
  const { hosting } = config;
  const headers = mapPolicies(hosting.headers, allowAnalytics);
  const text = JSON.stringify({ ...config, hosting: { ...hosting, headers } }, null, 2);
  writeFileSync(path.join(checkout, widened), `${text}\n`);
  return widened;
}
