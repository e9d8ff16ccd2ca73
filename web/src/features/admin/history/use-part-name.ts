import { mailParts, rewordableMails } from '@fanclub/contract/mail/mail-words';
import { isLanguageCode, languages } from '@fanclub/contract/text/languages';
import { useTranslation } from 'react-i18next';

/** What a part of a message is called, of a mail with its kind and language; empty for any other field. */
export function usePartName(): (field: string) => string {
  const { t } = useTranslation(['history', 'admin']);
  return (field) => {
    const [name = '', language, ofKind] = field.split('.').toReversed();
    const part = mailParts.find((known) => known === name);
    if (!part) return '';
    const kind = rewordableMails.find((known) => known === ofKind);
    const place =
      kind && isLanguageCode(language)
        ? [t(`admin:mails.kinds.${kind}`), languages[language].label]
        : [];
    return [...place, t(`parts.${part}`)].join(' · ');
  };
}
