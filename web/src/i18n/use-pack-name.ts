import { type PackType, packName } from '@fanclub/contract/pricing/packages';
import { useLanguage } from './use-language.ts';

/** Returns a function that returns the name of a package in the language of the page. */
export function usePackName(): (pack: PackType) => string {
  const language = useLanguage();
  return (pack) => packName(pack, language);
}
