import { useTranslation } from 'react-i18next';
import { fullName } from '#member/full-name.ts';

/** What somebody of the family is called in the form, also before a name was typed. */
export function usePersonName() {
  const { t } = useTranslation('registration');
  return (person: { first_name: string; last_name: string } | undefined, index: number): string =>
    (person && fullName(person).trim()) || t('people.unnamed', { place: index + 1 });
}
