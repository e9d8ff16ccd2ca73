import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { analyticsId } from './analytics-id.ts';

/**
 * Sources that the content security policy must allow for Google's tag. Google lists them for Analytics 4 without
 * Google signals.
 */
const needs: Record<string, string> = {
  'script-src': 'https://www.googletagmanager.com',
  'img-src': 'https://www.googletagmanager.com https://*.google-analytics.com',
  'connect-src':
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};

/** Returns a content security policy that additionally allows Google's tag. */
export function allowAnalytics(policy: string): string {
  return policy
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1);
      return needs[name] ? `${directive} ${needs[name]}` : directive;
    })
    .join('; ');
}

/** An entry of `hosting.headers` in firebase.json. */
export interface HeaderRule {
  /** Pattern of paths; absent if the entry has a `regex`, which also matches folders that begin with a dot. */
  source?: string;
  regex?: string;
  headers: { key: string; value: string }[];
}

/** Returns the entries with `change` applied to each content security policy. Other headers stay the same. */
export function mapPolicies(
  rules: readonly HeaderRule[],
  change: (policy: string) => string,
): HeaderRule[] {
  return rules.map(({ headers, ...paths }) => ({
    ...paths,
    headers: headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? change(value) : value,
    })),
  }));
}

/**
 * Name of the changed copy of firebase.json. The copy must be in the same folder as firebase.json, because the paths in
 * it are relative to that folder.
 */
const deployed = 'firebase.deploy.json';

/** Lets pages connect to the emulators. */
const emulators = ' http://127.0.0.1:*';

/**
 * Writes the configuration file for deploying the web app, and returns its name. The file is a copy of firebase.json
 * whose content security policy does not allow the emulators and, if the app has an analytics id, allows Google's tag.
 */
export function hostingConfig(checkout: string): string {
  const config = JSON.parse(readFileSync(path.join(checkout, 'firebase.json'), 'utf8'));
  // firebase.json lets a plain `firebase deploy` fail, because it would deploy firebase.json itself.
  const { predeploy: _, ...hosting } = config.hosting;
  const headers = mapPolicies(hosting.headers, (policy) => {
    const strict = policy.replace(emulators, '');
    return analyticsId(checkout) ? allowAnalytics(strict) : strict;
  });
  const text = JSON.stringify({ ...config, hosting: { ...hosting, headers } }, null, 2);
  writeFileSync(path.join(checkout, deployed), `${text}\n`);
  return deployed;
}
