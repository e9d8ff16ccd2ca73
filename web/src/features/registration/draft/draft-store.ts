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
  /** Returns null if there is no draft. A draft that is too old, unreadable or somebody else's is discarded. */
  load: (now?: number) => RestoredDraft | null;
  /** Returns the time of saving; null if storage is full or forbidden, in which case the form still works. */
  save: (draft: RegistrationDraft, options?: SaveOptions) => number | null;
  discard: () => void;
}

/** Returns the store of one draft in this browser: a visitor's, or the signed-in member's. */
export function draftStore(key: string, owner: string | null = null): DraftStore {
  const discard = () => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Forbidden storage cannot contain a draft.
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
        // The stored draft is damaged or from another version, so the form starts empty.
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

/** The draft of a visitor who registers. */
export const visitorDraft = draftStore(draftKey);
export const { load: loadDraft, save: saveDraft, discard: discardDraft } = visitorDraft;

/** Stores a draft from another device as if it had been saved here now. */
export function storeDraft(stored: StoredDraft): void {
  localStorage.setItem(draftKey, JSON.stringify({ ...stored, savedAt: Date.now() }));
}
