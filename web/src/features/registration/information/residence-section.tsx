import { addressMaxLength } from '@fanclub/contract/members/limits';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FieldText } from '#ui/form/field-text.tsx';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { Section, wholeRow } from '../wizard/section.tsx';
import { CountryField } from './country-field.tsx';

export function ResidenceSection() {
  const { t } = useTranslation('registration');
  const { values } = useFormikContext<RegistrationDraft>();
  const country = values.country_of_residency;
  const postalCodeHelp = country === 'IR' || country === 'IT' ? country : null;
  return (
    <Section columns title={t('information.residence')}>
      <CountryField
        name="country_of_residency"
        label={t('fields.country_of_residency')}
        autoComplete="country-name"
      />
      <FieldText
        name="postal_code"
        label={t('fields.postal_code')}
        help={t(postalCodeHelp ? `help.postal_code_${postalCodeHelp}` : 'help.postal_code')}
        autoComplete="postal-code"
        inputMode={postalCodeHelp ? 'numeric' : 'text'}
        dir="ltr"
        maxLength={12}
      />
      <Box sx={wholeRow}>
        <FieldText
          name="address_of_residency"
          label={t('fields.address_of_residency')}
          help={t('help.address_of_residency')}
          autoComplete="street-address"
          dir="ltr"
          rows={2}
          maxLength={addressMaxLength}
        />
      </Box>
    </Section>
  );
}
