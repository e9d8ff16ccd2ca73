import { isLanguageCode, type LanguageCode } from '@fanclub/contract/text/languages';
import { setLanguage } from '#i18n/i18n.ts';
import { visitorImages } from '../draft/draft-images.ts';
import { storeDraft } from '../draft/draft-store.ts';
import { parsePage, type WizardPage } from '../draft/pages.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { parseStored, type StoredDraft, toStored } from '../draft/stored-draft.ts';
import { type Sealed, seal, unseal } from './seal.ts';

/** Encrypts the form for another device, with the current page and language but without the password. */
export function sealDraft(
  draft: RegistrationDraft,
  at: { page: WizardPage; language: LanguageCode; lostPassword: boolean },
): Promise<Sealed> {
  const { page, language, lostPassword } = at;
  return seal({ stored: toStored(draft, { lostPassword }), page, language });
}

/** Returns the URLs of the draft's uploaded images. */
export const uploadsOf = ({ receiptUrl, passportUrl, people }: RegistrationDraft) =>
  [receiptUrl, passportUrl, ...people.map((person) => person.passportUrl)].filter(Boolean);

interface OpenedDraft {
  stored: StoredDraft;
  page: WizardPage;
  language: LanguageCode | null;
}

/** Decrypts and parses a transferred draft; rejects if the link is damaged. */
export async function openDraft(sealed: Sealed): Promise<OpenedDraft> {
  const opened = await unseal(sealed);
  const { stored, page, language } = opened as Record<string, unknown>;
  return {
    stored: parseStored(stored),
    page: parsePage(String(page)),
    language: isLanguageCode(language) ? language : null,
  };
}

/**
 * Stores the draft on this device and switches to its language. The images of this device's earlier draft are
 * deleted.
 */
export async function takeOver({ stored, language }: OpenedDraft): Promise<void> {
  await visitorImages.discardAll();
  if (language) await setLanguage(language);
  storeDraft(stored);
}
