import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import { useEffect, useRef, useState } from 'react';
import { costOfDraft } from '../../bill/bill.ts';
import { buyerOf, misfitOf } from '../../draft/promo-buyer.ts';
import type { AppliedPromo } from '../../draft/registration-draft.ts';
import { useDraft, useWizard } from '../../page/wizard-context.ts';
import { checkPromoCode } from '../../promo/check-promo-code.ts';
import { holdPromoCode } from '../../promo/hold-promo-code.ts';
import { isFinal, PromoProblem } from '../../promo/promo-problem.ts';

const appliedShownMs = 3000;

type Notice = 'applied' | 'removed' | 'noLonger';

const keyOf = (error: unknown): ErrorKey =>
  error instanceof PromoProblem ? error.key : 'promo_code_validation_failed';

const isHeld = ({ hold }: AppliedPromo) => hold !== null && hold.until > Date.now();

/** Checks, reserves and removes the promo code of this registration. */
export function usePromo() {
  const { values, setFieldValue } = useDraft();
  const { restored, settings } = useWizard();
  const [error, setError] = useState<ErrorKey | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isChecking, setChecking] = useState(false);
  const latest = useRef(0);

  useEffect(() => {
    if (notice !== 'applied') return;
    const timer = setTimeout(() => setNotice(null), appliedShownMs);
    return () => clearTimeout(timer);
  }, [notice]);

  // A use is reserved only if the code is limited and gives a discount.
  const needsHold = (promo: AppliedPromo) => {
    const cost = costOfDraft({ ...values, promo }, priceListOf(settings));
    return promo.limited && cost !== null && cost.shipping_discount > 0;
  };

  const secure = async (typed: string): Promise<AppliedPromo> => {
    const buyer = buyerOf(values);
    const promo = await checkPromoCode(typed, buyer);
    if (!needsHold(promo)) return promo;
    return { ...promo, hold: await holdPromoCode(promo.code, buyer, values.idempotencyKey) };
  };

  // When the payment page opens, a code is checked again if it is from a restored draft, if it no longer fits the
  // choices, or if it is limited and no use is reserved yet. The person then learns before paying if the code is no
  // longer valid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the code of the draft
  useEffect(() => {
    const { promo, promo_link: linked, paid_confirm } = values;
    if (linked && !promo && !paid_confirm) apply(linked);
    if (!promo || paid_confirm || isHeld(promo)) return;
    if (!restored && !needsHold(promo) && !misfitOf(promo, values)) return;
    secure(promo.code).then(
      (fresh) => setFieldValue('promo', fresh),
      (problem) => {
        if (!isFinal(problem)) return;
        setFieldValue('promo', null);
        setNotice('noLonger');
      },
    );
  }, []);

  const apply = async (typed: string) => {
    latest.current += 1;
    const attempt = latest.current;
    setChecking(true);
    setError(null);
    setNotice(null);
    setFieldValue('promo_link', '');
    try {
      const promo = await secure(typed);
      if (attempt !== latest.current) return;
      setFieldValue('promo', promo);
      setNotice('applied');
    } catch (problem) {
      if (attempt === latest.current) setError(keyOf(problem));
    } finally {
      if (attempt === latest.current) setChecking(false);
    }
  };

  return {
    promo: values.promo,
    misfit: values.promo && misfitOf(values.promo, values),
    /** The code from a link until it is applied or refused; empty otherwise. */
    linked: values.promo_link,
    error,
    notice,
    isChecking,
    forgetError: () => setError(null),
    apply,
    remove() {
      setFieldValue('promo', null);
      setNotice('removed');
    },
  };
}
