import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inRoot } from '../paths.ts';
import { type HeaderRule, hostingConfig } from './hosting-config.ts';

const google = /googletagmanager|google-analytics|analytics\.google/;

/** Makes a folder with `firebase.json` and these environment files of `web`; returns its path. */
function buildCheckout(environmentFiles: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosting-config-'));
  cpSync(inRoot('firebase.json'), path.join(folder, 'firebase.json'));
  mkdirSync(path.join(folder, 'web'));
  for (const [file, text] of Object.entries(environmentFiles)) {
    writeFileSync(path.join(folder, 'web', file), text);
  }
  return folder;
}

const deployed = (folder: string) => readFileSync(path.join(folder, hostingConfig(folder)), 'utf8');

/** Returns the sources of each directive of the content security policy. */
function policyOf(config: string): Record<string, string[]> {
  const { hosting } = JSON.parse(config);
  const [{ headers }] = hosting.headers;
  const { value } = headers.find(({ key }: { key: string }) => key === 'Content-Security-Policy');
  return Object.fromEntries(
    value.split('; ').map((directive: string) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

beforeEach(() => {
  vi.stubEnv('VITE_ANALYTICS_ID', undefined);
});

it.each([{}, { '.env.production.local': 'VITE_ANALYTICS_ID=' }])(
  'without an id, the policy allows neither Google’s analytics nor the emulators: %j',
  (files) => {
    const policy = policyOf(deployed(buildCheckout(files as Record<string, string>)));
    expect(JSON.stringify(policy)).not.toMatch(google);
    const local = policyOf(readFileSync(inRoot('firebase.json'), 'utf8'));
    const hosts = local['connect-src']?.filter((host) => host !== 'http://127.0.0.1:*');
    expect(policy).toEqual({ ...local, 'connect-src': hosts });
  },
);

describe('with an id in the build’s configuration', () => {
  const files = {
    '.env': 'VITE_ANALYTICS_ID=',
    '.env.production.local': 'VITE_ANALYTICS_ID=G-CLUB',
  };

  it('the policy lets in what Google’s tag needs, and is otherwise the same', () => {
    const before = policyOf(readFileSync(inRoot('firebase.json'), 'utf8'));
    const after = policyOf(deployed(buildCheckout(files)));
    const added = Object.fromEntries(
      Object.entries(after)
        .map(
          ([name, sources]) =>
            [name, sources.filter((source) => !before[name]?.includes(source))] as const,
        )
        .filter(([, sources]) => sources.length > 0),
    );
    expect(added).toEqual({
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
      'connect-src': [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ],
    });
    expect(JSON.stringify(after)).not.toMatch(/unsafe|127/);
  });

  it('nothing else of firebase.json changes but the command that refuses a plain `firebase deploy`', () => {
    const { hosting: old, ...others } = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'));
    const config = JSON.parse(deployed(buildCheckout(files)));
    expect(config).toMatchObject(others);
    const { predeploy, ...kept } = old;
    expect({ ...config.hosting, headers: 0 }).toEqual({ ...kept, headers: 0 });
    const { status, stdout } = spawnSync(predeploy[0], { shell: true, encoding: 'utf8' });
    expect(stdout).toContain('npm run deploy');
    expect(status).toBe(1);
  });
});

describe('firebase.json', () => {
  const { hosting } = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'));
  const sourcesOf = (name: string) =>
    hosting.headers
      .filter(({ headers }: HeaderRule) => headers.some(({ key }) => key === name))
      .map(({ source }: HeaderRule) => source);

  it.each(['Content-Security-Policy', 'Referrer-Policy'])(
    'leaves the stricter %s of the API alone',
    (name) => expect(sourcesOf(name)).toEqual(['!/api/**']),
  );

  it('keeps tokens of mailed links, which are in the address of pages, out of every Referer', () => {
    const values = hosting.headers.flatMap(({ headers }: HeaderRule) =>
      headers.filter(({ key }) => key === 'Referrer-Policy').map(({ value }) => value),
    );
    expect(values).toEqual(['strict-origin']);
  });

  it('lets scripts connect to no host at which anybody can keep data, such as a bucket', () => {
    const { 'connect-src': hosts } = policyOf(deployed(buildCheckout({})));
    expect(hosts?.join(' ')).not.toMatch(/\*|storage/);
  });

  it('answers /.well-known/security.txt, a folder that Hosting does not deploy', () => {
    expect(hosting.rewrites).toContainEqual({
      source: '/.well-known/security.txt',
      destination: '/security.txt',
    });
  });
});
