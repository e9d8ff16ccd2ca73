import { expect, it } from 'vitest';
import type { GoogleAnswer, GoogleApi } from '../google-api.ts';
import { keepOldImages } from './old-images.ts';
import { versionBefore } from './rollback.ts';

const release = (name: string, createTime: string) => ({ version: { name, createTime } });
const [first, second, third] = [
  release('v1', '1'),
  release('v2', '2'),
  release('v3', '3'),
] as const;

it('a rollback releases the version that was live before', () => {
  expect(versionBefore([third, second, first])).toBe('v2');
});

it('a second rollback releases the version before that one', () => {
  expect(versionBefore([second, third, second, first])).toBe('v1');
});

it('the first version cannot be rolled back', () => {
  expect(versionBefore([first])).toBeUndefined();
  expect(versionBefore([])).toBeUndefined();
});

it('images of the last five versions are kept however old they are, and policies of others stay', async () => {
  let repository: GoogleAnswer;
  const patched: string[] = [];
  const api = {
    project: 'club',
    get: async () => repository,
    send: async (_method, _service, path, body) => {
      patched.push(path);
      repository = { ...repository, ...body };
    },
  } as Pick<GoogleApi, 'project' | 'get' | 'send'> as GoogleApi;
  expect(await keepOldImages(api)).toBe(false);
  repository = {
    cleanupPolicies: { own: { id: 'own', action: 'KEEP' } },
    cleanupPolicyDryRun: true,
  };
  for (let i = 0; i < 2; i++) expect(await keepOldImages(api)).toBe(true);
  expect(patched).toEqual([
    expect.stringMatching(/gcf-artifacts\?updateMask=cleanupPolicies,cleanupPolicyDryRun$/),
  ]);
  expect(repository).toMatchObject({
    cleanupPolicyDryRun: false,
    cleanupPolicies: {
      own: { action: 'KEEP' },
      'firebase-functions-cleanup': { action: 'DELETE', condition: { olderThan: '604800s' } },
      'last-versions': { action: 'KEEP', mostRecentVersions: { keepCount: 5 } },
    },
  });
});
