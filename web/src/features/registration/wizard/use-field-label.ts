import { useTranslation } from 'react-i18next';
import { fieldsOf } from '../validation/step-fields.ts';
import { steps } from './steps.ts';

const known = steps.flatMap(fieldsOf);

/** The visible label of a field by its API name. */
export function useFieldLabel() {
  const { t } = useTranslation('registration');
  return (name: string): string =>
    t(`fields.${known.includes(name) ? name : 'other'}` as 'fields.other');
}
