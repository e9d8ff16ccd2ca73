import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { DraftStore, RestoredDraft } from '../draft/draft-store.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { losesRial, withMethod } from '../payment/payment-choice.ts';

export interface OpenedDraft extends RestoredDraft {
  /** The draft as it was kept, where this language took its rial payment away. */
  lostRial: RegistrationDraft | null;
}

/** The kept draft as it can go on in this language: rial, paid and its receipt stay in Persian. */
export function restoreDraft(drafts: DraftStore, language: LanguageCode): OpenedDraft | null {
  const kept = drafts.load();
  if (!kept) return null;
  if (!losesRial(kept.draft, language)) return { ...kept, lostRial: null };
  return { ...kept, draft: withMethod(kept.draft, 'euro'), lostRial: kept.draft };
}
