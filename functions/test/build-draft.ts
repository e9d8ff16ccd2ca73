import { draftTtlMs } from '@fanclub/contract/drafts/draft';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { createDraft } from '#repositories/drafts';
import { testDb } from './firebase.ts';

/** Stores a draft of this age; returns its id. */
export async function buildDraft(ageMs = 0): Promise<string> {
  const id = randomId();
  const createdMs = Date.now() - ageMs;
  await testDb().runTransaction(async (transaction) =>
    createDraft(transaction, testDb(), id, {
      sealed: 'c2VhbGVk',
      registration_hash: null,
      created_at: timestampOf(createdMs),
      expires_at: timestampOf(createdMs + draftTtlMs),
    }),
  );
  return id;
}
