import { rateHoldMs } from '@fanclub/contract/pricing/rial';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWizard } from '../../page/wizard-context.ts';
import { usePayment } from './payment-choice.ts';

/**
 * Keeps the first exchange rate on screen for half an hour, so that it does not change during a payment, and
 * then reads the current rate. `wasRenewed` is true if the current rate differs from the first.
 */
export function useRateHold(): { wasRenewed: boolean } {
  const { values, holdRate } = usePayment();
  const { exchange } = useWizard().bill;
  const [wasRenewed, setRenewed] = useState(false);
  const { payment_method, shown, rate_held: held } = values;
  const needsRate = payment_method === 'rial' && shown === null;
  const until = held?.until ?? 0;

  const renew = useEffectEvent(async () => {
    const { data } = held ? await exchange.refetch() : exchange;
    if (!data) return;
    if (held) setRenewed(held.rate !== data.rate);
    holdRate({ rate: data.rate, until: Date.now() + rateHoldMs });
  });

  const hasRate = exchange.data !== undefined;
  useEffect(() => {
    if (!needsRate || !hasRate) return;
    const timer = setTimeout(renew, Math.max(until - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [needsRate, hasRate, until]);

  return { wasRenewed };
}
