import type { LanguageCode } from '@fanclub/contract/text/languages';
import { useEffect, useRef, useState } from 'react';
import { guardLanguageChange } from '#i18n/language-guard.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { losesRial } from '../steps/payment/payment-choice.ts';

/** Asks for confirmation before a change of language that would reset a payment in rial. */
export function useLeavePersian(draft: RegistrationDraft, onLeave: () => void) {
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null);
  const latest = useRef(draft);
  latest.current = draft;

  useEffect(() => {
    const ask = (next: LanguageCode) => {
      if (!losesRial(latest.current, next)) return Promise.resolve(true);
      return new Promise<boolean>((resolve) => setAnswer(() => resolve));
    };
    return guardLanguageChange(ask);
  }, []);

  return {
    isAsking: answer !== null,
    decide(leaves: boolean) {
      if (leaves) onLeave();
      answer?.(leaves);
      setAnswer(null);
    },
  };
}
