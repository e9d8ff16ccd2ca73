import { useTranslation } from 'react-i18next';
import { fullName } from '#member/full-name.ts';

/** Returns a function that returns a person's name in the form, or a placeholder while the name is empty. */
export function usePersonName() {
  const { t } = useTranslation('registration');
  return (person: { first_name: string; last_name: string } | undefined, index: number): string =>
    (person && fullName(person).trim()) || t('people.unnamed', { place: index + 1 });
}
