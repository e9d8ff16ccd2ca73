import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allowAnalytics } from './allow-analytics.ts';
import { analyticsId } from './analytics-id.ts';
import { mapPolicies } from './policies.ts';

/**
 * Name of the changed copy of firebase.json. The copy must be in the same folder as firebase.json, because the paths in
 * it are relative to that folder.
 */
const widened = 'firebase.analytics.json';

/**
 * Returns the name of the configuration file for deploying the web app. It is firebase.json or, if the app has an
 * analytics id, a copy whose content security policy allows Google's tag. Writes this copy.
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
