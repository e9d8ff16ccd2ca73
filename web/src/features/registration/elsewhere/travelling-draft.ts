import { isLanguageCode, type LanguageCode } from '@fanclub/contract/text/languages';
import { setLanguage } from '#i18n/i18n.ts';
import { visitorImages } from '../draft/draft-images.ts';
import { storeDraft } from '../draft/draft-store.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { parseStored, type StoredDraft, toStored } from '../draft/stored-draft.ts';
import { parsePage, type WizardPage } from '../wizard/pages.ts';
import { type Sealed, seal, unseal } from './seal.ts';

/** The form as it leaves this device: all but the password, where it stood, and in which language. */
export function sealDraft(
  draft: RegistrationDraft,
  at: { page: WizardPage; language: LanguageCode; lostPassword: boolean },
): Promise<Sealed> {
  const { page, language, lostPassword } = at;
  return seal({ stored: toStored(draft, { lostPassword }), page, language });
}

/** Its images, as far as they have arrived on the server. */
export const uploadsOf = ({ receiptUrl, passportUrl, people }: RegistrationDraft) =>
  [receiptUrl, passportUrl, ...people.map((person) => person.passportUrl)].filter(Boolean);

interface OpenedDraft {
  stored: StoredDraft;
  page: WizardPage;
  language: LanguageCode | null;
}

/** Opens what arrived; fails where the link is damaged. */
export async function openDraft(sealed: Sealed): Promise<OpenedDraft> {
  const opened = await unseal(sealed);
  const { stored, page, language } = opened as Record<string, unknown>;
  return {
    stored: parseStored(stored),
    page: parsePage(String(page)),
    language: isLanguageCode(language) ? language : null,
  };
}

/** Makes it this device's form, in its own language; pictures of a form before are not its own. */
export async function takeOver({ stored, language }: OpenedDraft): Promise<void> {
  await visitorImages.discardAll();
  if (language) await setLanguage(language);
  storeDraft(stored);
}
