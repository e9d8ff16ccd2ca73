import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { checkPromoCode, PromoProblem } from './check-promo-code.ts';

const appliedShownMs = 3000;

type Notice = 'applied' | 'removed' | 'noLonger';

const keyOf = (error: unknown): ErrorKey =>
  error instanceof PromoProblem ? error.key : 'promo_code_validation_failed';

/** Applies, keeps and removes the promo code of this registration. */
export function usePromo() {
  const { values, setFieldValue } = useFormikContext<RegistrationDraft>();
  const { restored } = useWizard();
  const [error, setError] = useState<ErrorKey | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isChecking, setChecking] = useState(false);
  const latest = useRef(0);

  useEffect(() => {
    if (notice !== 'applied') return;
    const timer = setTimeout(() => setNotice(null), appliedShownMs);
    return () => clearTimeout(timer);
  }, [notice]);

  // A code kept with the draft may have run out meanwhile; better said here than after paying.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the code found in the draft
  useEffect(() => {
    const { promo } = values;
    if (!restored || !promo || values.paid_confirm) return;
    checkPromoCode(promo.code).then(
      (fresh) => setFieldValue('promo', fresh),
      (problem) => {
        if (!isFinal(problem)) return;
        setFieldValue('promo', null);
        setNotice('noLonger');
      },
    );
  }, []);

  return {
    promo: values.promo,
    error,
    notice,
    isChecking,
    forgetError: () => setError(null),
    async apply(typed: string) {
      latest.current += 1;
      const attempt = latest.current;
      setChecking(true);
      setError(null);
      setNotice(null);
      try {
        const promo = await checkPromoCode(typed);
        if (attempt !== latest.current) return;
        setFieldValue('promo', promo);
        setNotice('applied');
      } catch (problem) {
        if (attempt === latest.current) setError(keyOf(problem));
      } finally {
        if (attempt === latest.current) setChecking(false);
      }
    },
    remove() {
      setFieldValue('promo', null);
      setNotice('removed');
    },
  };
}

const finalKeys: ErrorKey[] = [
  'invalid_promo_code',
  'promo_code_expired',
  'promo_code_max_uses_reached',
];

function isFinal(error: unknown): boolean {
  return error instanceof PromoProblem && finalKeys.includes(error.key);
}
