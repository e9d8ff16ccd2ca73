import { deviceStorage } from '#store/browser-storage.ts';
import { emptyDraft, type RegistrationDraft } from './registration-draft.ts';
import { parseStored, type SaveOptions, toStored } from './stored-draft.ts';

export const draftKey = 'registrationDraft.v1';
const draftTtlMs = 7 * 24 * 60 * 60 * 1000;

export interface RestoredDraft {
  draft: RegistrationDraft;
  hadPassword: boolean;
  savedAt: number;
}

export interface DraftStore {
  /**
   * Returns null if there is no draft. A draft that is too old, unreadable or another person's is deleted.
   */
  load: (now?: number) => RestoredDraft | null;
  /**
   * Returns the time of saving. If the browser's storage is full, returns null; the form works without a stored draft.
   */
  save: (draft: RegistrationDraft, options?: SaveOptions) => number | null;
  discard: () => void;
}

/**
 * Returns the store of one draft in this browser. `owner` is the id of the member who fills it in; null for a
 * visitor.
 */
export function draftStore(key: string, owner: string | null = null): DraftStore {
  const discard = () => deviceStorage.removeItem(key);
  return {
    discard,
    load(now = Date.now()) {
      try {
        const json = deviceStorage.getItem(key);
        if (!json) return null;
        const { form, hadPassword, savedAt, owner: whose } = parseStored(JSON.parse(json));
        if (now - savedAt <= draftTtlMs && whose === owner) {
          return { draft: { ...emptyDraft(), ...form }, hadPassword, savedAt };
        }
      } catch {
        // The stored draft cannot be read, for example because it is damaged, so the form starts empty.
      }
      discard();
      return null;
    },
    save(draft, options) {
      const stored = { ...toStored(draft, options), owner };
      try {
        deviceStorage.setItem(key, JSON.stringify(stored));
        return stored.savedAt;
      } catch {
        return null;
      }
    },
  };
}

export const visitorDraft = draftStore(draftKey);
export const { load: loadDraft, save: saveDraft, discard: discardDraft } = visitorDraft;
