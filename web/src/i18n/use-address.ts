import { addressIn } from '#config/paths.ts';
import { useLanguage } from './use-language.ts';

/** Returns a function that gives the address of a path in the current language. */
export function useAddress(): (path: string) => string {
  const language = useLanguage();
  return (path) => addressIn(language, path);
}
