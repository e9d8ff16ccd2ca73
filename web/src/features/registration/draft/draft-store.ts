import type { RegistrationDraft } from './registration-draft.ts';
import { fromStoredDraft, parseStoredDraft, toStoredDraft } from './stored-draft.ts';

export const draftKey = 'registrationDraft.v1';
const draftTtlMs = 7 * 24 * 60 * 60 * 1000;

export interface RestoredDraft {
  draft: RegistrationDraft;
  hadPassword: boolean;
}

/** Null where there is none, or one that is too old or cannot be read: those are discarded. */
export function loadDraft(now = Date.now()): RestoredDraft | null {
  try {
    const json = localStorage.getItem(draftKey);
    if (!json) return null;
    const stored = parseStoredDraft(json);
    if (now - stored.savedAt <= draftTtlMs) {
      return { draft: fromStoredDraft(stored), hadPassword: stored.hadPassword };
    }
  } catch {
    // Broken by hand, by another version or by a full disk: a fresh form is the way on.
  }
  discardDraft();
  return null;
}

export function saveDraft(draft: RegistrationDraft, now = Date.now()): void {
  try {
    localStorage.setItem(draftKey, JSON.stringify(toStoredDraft(draft, now)));
  } catch {
    // Storage is full or forbidden: the form itself still works.
  }
}

export function discardDraft(): void {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // Forbidden storage holds nothing.
  }
}
