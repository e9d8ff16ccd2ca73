import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { DraftStore, RestoredDraft } from '../draft/draft-store.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { losesRial, withMethod } from '../steps/payment/payment-choice.ts';

export interface OpenedDraft extends RestoredDraft {
  /** The stored draft before this language removed its rial payment; null if nothing was removed. */
  lostRial: RegistrationDraft | null;
}

/** Restores the stored draft for this language: a rial payment and its receipt are dropped outside Persian. */
export function restoreDraft(drafts: DraftStore, language: LanguageCode): OpenedDraft | null {
  const kept = drafts.load();
  if (!kept) return null;
  if (!losesRial(kept.draft, language)) return { ...kept, lostRial: null };
  return { ...kept, draft: withMethod(kept.draft, 'euro'), lostRial: kept.draft };
}
