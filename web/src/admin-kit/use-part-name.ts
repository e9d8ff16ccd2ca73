import { mailKinds } from '@fanclub/contract/mail/mail-kinds';
import { mailParts } from '@fanclub/contract/mail/mail-words';
import { isLanguageCode, languages } from '@fanclub/contract/text/languages';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that names the part of a mail, such as the subject, that a field stands for. The field is `part`,
 * `kind.language.part`, or `mail:kind.language.part` in a change that waits for a second person. The function returns
 * an empty text for all other fields.
 */
export function usePartName(): (field: string) => string {
  const { t } = useTranslation(['history', 'admin']);
  return (field) => {
    const [name = '', language, ofKind] = field.split(/[.:]/).toReversed();
    const part = mailParts.find((known) => known === name);
    if (!part) return '';
    const kind = mailKinds.find((known) => known === ofKind);
    const place =
      kind && isLanguageCode(language)
        ? [t(`admin:mails.kinds.${kind}`), languages[language].label]
        : [];
    return [...place, t(`parts.${part}`)].join(' · ');
  };
}
