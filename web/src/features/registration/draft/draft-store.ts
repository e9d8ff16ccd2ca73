import type { RegistrationDraft } from './registration-draft.ts';
import { fromStoredDraft, parseStoredDraft, toStoredDraft } from './stored-draft.ts';

export const draftKey = 'registrationDraft.v1';
const draftTtlMs = 7 * 24 * 60 * 60 * 1000;

export interface RestoredDraft {
  draft: RegistrationDraft;
  hadPassword: boolean;
  savedAt: number;
}

/** Null where there is none, or one that is too old or cannot be read: those are discarded. */
export function loadDraft(now = Date.now()): RestoredDraft | null {
  try {
    const json = localStorage.getItem(draftKey);
    if (!json) return null;
    const stored = parseStoredDraft(json);
    if (now - stored.savedAt <= draftTtlMs) {
      const { hadPassword, savedAt } = stored;
      return { draft: fromStoredDraft(stored), hadPassword, savedAt };
    }
  } catch {
    // Broken by hand, by another version or by a full disk: a fresh form is the way on.
  }
  discardDraft();
  return null;
}

interface SaveOptions {
  /** A password was typed before the page was loaded, and not again since. */
  lostPassword?: boolean;
  now?: number;
}

/** Answers when it was saved; null where storage is full or forbidden, the form still works. */
export function saveDraft(draft: RegistrationDraft, options: SaveOptions = {}): number | null {
  const { lostPassword = false, now = Date.now() } = options;
  try {
    localStorage.setItem(draftKey, JSON.stringify(toStoredDraft(draft, lostPassword, now)));
    return now;
  } catch {
    return null;
  }
}

export function discardDraft(): void {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // Forbidden storage holds nothing.
  }
}
