import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { getIn, useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { removeFile } from '#documents/upload/server-copy.ts';
import { choicesIn, findBuiltForm, goOn } from '../draft/built-choices.ts';
import type { DraftStore, RestoredDraft } from '../draft/draft-store.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { validateDraft } from '../draft/validate-draft.ts';
import type { Application } from '../page/application.ts';
import { losesRial, withMethod } from '../steps/payment/payment-choice.ts';
import { nest } from './use-problems.ts';

const followEvents = ['storage', 'focus', 'pageshow'] as const;

/**
 * The form that all pages share. It starts from the stored draft, if there is one, and stores every change.
 */
export function useWizardForm(
  { drafts, begin, rules }: Pick<Application, 'drafts' | 'begin' | 'rules'>,
  language: LanguageCode,
  onOutdated: () => void,
) {
  const [restored] = useState(() => restoreDraft(drafts, language));
  const [built] = useState(findBuiltForm);
  const [initialValues] = useState(() => restored?.draft ?? { ...begin(), ...choicesIn(built) });
  const refused = useRef<{ errors: FieldErrors; values: RegistrationDraft } | null>(null);

  // An error that the server found stays until the value of its field changes.
  const refusals = (values: RegistrationDraft): FieldErrors => {
    const { current } = refused;
    if (!current) return {};
    const same = (field: string) => getIn(values, field) === getIn(current.values, field);
    return Object.fromEntries(Object.entries(current.errors).filter(([field]) => same(field)));
  };

  const form = useFormik<RegistrationDraft>({
    initialValues,
    validate: (values) => nest({ ...refusals(values), ...validateDraft(values, rules) }),
    onSubmit: () => undefined,
  });

  const { values } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the built page has been replaced
  useLayoutEffect(() => {
    // Something may have been chosen since the first render.
    if (built && !restored) void form.setValues({ ...values, ...choicesIn(built) });
    if (built) goOn();
  }, [built]);
  const [lostPassword, setLostPassword] = useState(Boolean(restored?.hadPassword));
  if (lostPassword && values.password) setLostPassword(false);

  // The time of the draft that this tab read or saved last. If the stored draft has another time, another tab has
  // saved it.
  const seen = useRef(restored?.savedAt);
  const isOutdated = () => {
    const kept = drafts.load();
    return kept !== null && kept.savedAt !== seen.current;
  };

  const unchanged = useRef(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each change of the values
  useEffect(() => {
    if (values === unchanged.current) return;
    if (isOutdated()) return onOutdated();
    seen.current = drafts.save(values, { lostPassword }) ?? seen.current;
  }, [values]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the draft that was found on opening
  useEffect(() => {
    if (restored?.lostRial) {
      if (restored.lostRial.receiptUrl) removeFile(restored.lostRial.receiptUrl);
      seen.current = drafts.save(values, { lostPassword }) ?? seen.current;
    }
    // If two windows are side by side, only the window with the focus loads the draft that the other one has saved.
    const follow = () => {
      if (document.hasFocus() && isOutdated()) onOutdated();
    };
    for (const event of followEvents) window.addEventListener(event, follow);
    return () => {
      for (const event of followEvents) window.removeEventListener(event, follow);
    };
  }, []);

  return {
    form,
    restored,
    lostPassword,
    keepServerErrors(errors: FieldErrors) {
      refused.current = { errors, values: form.values };
    },
    reset() {
      const fresh = begin();
      unchanged.current = fresh;
      setLostPassword(false);
      refused.current = null;
      form.resetForm({ values: fresh });
      drafts.discard();
    },
  };
}

interface OpenedDraft extends RestoredDraft {
  /** The draft as it was stored, if its payment in rial was reset for this language; else null. */
  lostRial: RegistrationDraft | null;
}

/**
 * Restores the stored draft. If the language is not Persian, a payment in rial and its receipt are reset,
 * because rial is offered in Persian only.
 */
function restoreDraft(drafts: DraftStore, language: LanguageCode): OpenedDraft | null {
  const kept = drafts.load();
  if (!kept) return null;
  if (!losesRial(kept.draft, language)) return { ...kept, lostRial: null };
  return { ...kept, draft: withMethod(kept.draft, 'euro'), lostRial: kept.draft };
}
