import { offersRial } from '@fanclub/contract/members/payment';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '#i18n/use-language.ts';

const listeners = new Set<() => void>();
let rate: number | null = null;
let isAsked = false;

/** One question for all prices of the page; without an answer there is no amount in rial. */
async function ask(): Promise<void> {
  isAsked = true;
  const answer = await fetch('/api/exchange-rate')
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  if (typeof answer?.rate !== 'number') return;
  rate = answer.rate;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) void ask();
  return () => listeners.delete(listener);
}

const never = () => () => undefined;

/** Rial per euro where the language offers to pay in rial; null while it is not known. */
export function useExchangeRate(): number | null {
  const isOffered = offersRial(useLanguage());
  return useSyncExternalStore(
    isOffered ? subscribe : never,
    () => (isOffered ? rate : null),
    () => null,
  );
}
