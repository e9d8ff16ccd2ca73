import type { FlatNamespace } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format.ts';

/**
 * Returns the texts of these namespaces with the current language, and the functions that format values in it. Built
 * pages use the hooks inside it one by one, so that they do not load functions that they do not need.
 */
export function useTexts<
  const N extends FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]],
>(namespaces: N) {
  const { t } = useTranslation(namespaces);
  const format = useFormat();
  return { t, format, language: format.language };
}
