import { offersRial } from '@fanclub/contract/members/payment';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { createStore } from '#store/store.ts';

const rate = createStore<number | null>(null, () => {
  if (!isAsked) void ask();
});
let isAsked = false;

/** Requests the rate, once for all prices of the page. If the request fails, no amount in rial is shown. */
async function ask(): Promise<void> {
  isAsked = true;
  const answer = await fetch('/api/exchange-rate')
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  if (typeof answer?.rate === 'number') rate.set(answer.rate);
}

const never = () => () => undefined;

/** Returns how many rial a euro costs; null until it is loaded and in languages that do not offer payment in rial. */
export function useExchangeRate(): number | null {
  const isOffered = offersRial(useLanguage());
  return useSyncExternalStore(
    isOffered ? rate.subscribe : never,
    () => (isOffered ? rate.get() : null),
    () => null,
  );
}
