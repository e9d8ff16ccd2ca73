import type { LanguageCode } from '@fanclub/contract/text/languages';

type LanguageGuard = (next: LanguageCode) => Promise<boolean>;

let guard: LanguageGuard | null = null;

/**
 * Registers a function that is asked before the app changes the language and may refuse the change. The wizard uses it,
 * because a payment in rial is not offered in every language. Returns a function that removes the guard.
 */
export function guardLanguageChange(ask: LanguageGuard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = null;
  };
}

export async function confirmLanguageChange(next: LanguageCode): Promise<boolean> {
  return guard ? guard(next) : true;
}
