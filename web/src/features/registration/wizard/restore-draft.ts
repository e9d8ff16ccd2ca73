import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { DraftStore, RestoredDraft } from '../draft/draft-store.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { losesRial, withMethod } from '../steps/payment/payment-choice.ts';

export interface OpenedDraft extends RestoredDraft {
  /** The draft as it was stored, if its payment in rial was reset for this language; else null. */
  lostRial: RegistrationDraft | null;
}

/**
 * Restores the stored draft. If the language is not Persian, a payment in rial and its receipt are reset,
 * because rial is offered in Persian only.
 */
export function restoreDraft(drafts: DraftStore, language: LanguageCode): OpenedDraft | null {
  const kept = drafts.load();
  if (!kept) return null;
  if (!losesRial(kept.draft, language)) return { ...kept, lostRial: null };
  return { ...kept, draft: withMethod(kept.draft, 'euro'), lostRial: kept.draft };
}
