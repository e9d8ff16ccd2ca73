import { expect, it, vi } from 'vitest';
import type { GoogleApi } from '../google-api.ts';
import { inRoot } from '../paths.ts';
import { readIndexFile, untilIndexed } from './indexes.ts';

const folder = inRoot();

/**
 * Returns a mock of Google's API that lists all indexes of firestore.indexes.json. In each call, they have the next of
 * the given states.
 */
function firestoreIn(...states: readonly string[]) {
  const get = vi.fn<GoogleApi['get']>();
  for (const state of states) {
    const indexes = readIndexFile({ folder }).indexes.map((index) => ({
      ...index,
      name: `projects/p/databases/(default)/collectionGroups/${index.collectionGroup}/indexes/1`,
      state,
    }));
    get.mockResolvedValueOnce({ indexes });
  }
  return { get, api: { project: 'p', get } as unknown as GoogleApi };
}

it('the deployment waits while Firestore builds an index', async () => {
  const { get, api } = firestoreIn('CREATING', 'CREATING', 'READY');
  await untilIndexed({ api, folder }, { pauseMs: 0 });
  expect(get).toHaveBeenCalledTimes(3);
});

it.each([
  ['being built', 'CREATING'],
  ['broken', 'NEEDS_REPAIR'],
])('a deployment that gives up names the index that is still %s', async (_, state) => {
  const { api } = firestoreIn(state, state);
  await expect(untilIndexed({ api, folder }, { pauseMs: 0, polls: 2 })).rejects.toThrow(
    /members: is_approved ASCENDING.*Deploy again later/,
  );
});

it('the deployment waits for an index that does not exist yet', async () => {
  const { get, api } = firestoreIn('READY');
  get.mockReset().mockResolvedValue({ indexes: [] });
  await expect(untilIndexed({ api, folder }, { pauseMs: 0, polls: 1 })).rejects.toThrow(/members/);
});
