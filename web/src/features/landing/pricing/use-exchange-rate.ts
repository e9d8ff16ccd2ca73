import { offersRial } from '@fanclub/contract/members/payment';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { createStore } from '#store/store.ts';

const rate = createStore<number | null>(null, () => {
  if (!isAsked) void ask();
});
let isAsked = false;

/** One question for all prices of the page; without an answer there is no amount in rial. */
async function ask(): Promise<void> {
  isAsked = true;
  const answer = await fetch('/api/exchange-rate')
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  if (typeof answer?.rate === 'number') rate.set(answer.rate);
}

const never = () => () => undefined;

/** Rial per euro where the language offers to pay in rial; null while it is not known. */
export function useExchangeRate(): number | null {
  const isOffered = offersRial(useLanguage());
  return useSyncExternalStore(
    isOffered ? rate.subscribe : never,
    () => (isOffered ? rate.get() : null),
    () => null,
  );
}
