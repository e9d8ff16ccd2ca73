import { emptyDraft, type RegistrationDraft } from './registration-draft.ts';
import { parseStored, type SaveOptions, type StoredDraft, toStored } from './stored-draft.ts';

export const draftKey = 'registrationDraft.v1';
const draftTtlMs = 7 * 24 * 60 * 60 * 1000;

export interface RestoredDraft {
  draft: RegistrationDraft;
  hadPassword: boolean;
  savedAt: number;
}

export interface DraftStore {
  /** Null where there is none, or one that is too old, is another's, or cannot be read: those are discarded. */
  load: (now?: number) => RestoredDraft | null;
  /** Answers when it was saved; null where storage is full or forbidden, the form still works. */
  save: (draft: RegistrationDraft, options?: SaveOptions) => number | null;
  discard: () => void;
}

/** Where one draft is kept in this browser: a visitor's, or that of the member who is signed in. */
export function draftStore(key: string, owner: string | null = null): DraftStore {
  const discard = () => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Forbidden storage holds nothing.
    }
  };
  return {
    discard,
    load(now = Date.now()) {
      try {
        const json = localStorage.getItem(key);
        if (!json) return null;
        const { form, hadPassword, savedAt, owner: whose } = parseStored(JSON.parse(json));
        if (now - savedAt <= draftTtlMs && whose === owner) {
          return { draft: { ...emptyDraft(), ...form }, hadPassword, savedAt };
        }
      } catch {
        // Broken by hand, by another version or by a full disk: a fresh form is the way on.
      }
      discard();
      return null;
    },
    save(draft, options) {
      const stored = { ...toStored(draft, options), owner };
      try {
        localStorage.setItem(key, JSON.stringify(stored));
        return stored.savedAt;
      } catch {
        return null;
      }
    },
  };
}

/** The form of whoever registers. */
export const visitorDraft = draftStore(draftKey);
export const { load: loadDraft, save: saveDraft, discard: discardDraft } = visitorDraft;

/** Keeps a draft that comes from another device as if it had been typed here now. */
export function storeDraft(stored: StoredDraft): void {
  localStorage.setItem(draftKey, JSON.stringify({ ...stored, savedAt: Date.now() }));
}
