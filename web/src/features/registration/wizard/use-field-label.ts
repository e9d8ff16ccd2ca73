import { useTranslation } from 'react-i18next';
import { wizardFields } from '../validation/validate-draft.ts';

/** The visible label of a field by its API name. */
export function useFieldLabel() {
  const { t } = useTranslation('registration');
  return (name: string): string =>
    t(`fields.${wizardFields.includes(name) ? name : 'other'}` as 'fields.other');
}
