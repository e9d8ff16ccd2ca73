import { addressIn } from '#config/paths.ts';
import { useLanguage } from './use-language.ts';

/** Addresses in the language on screen. */
export function useAddress(): (path: string) => string {
  const language = useLanguage();
  return (path) => addressIn(language, path);
}
