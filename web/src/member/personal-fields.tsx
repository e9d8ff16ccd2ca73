import { memberFields } from '@fanclub/contract/members/member-fields';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import { useCountryOptions } from './use-country-options.ts';

/** The personal part of an application, to be corrected by its owner or by an admin. */
export function PersonalFields() {
  const { t } = useTranslation(['member', 'common']);
  const countries = useCountryOptions();
  const latin = t('help.latin');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        columnGap: 2,
        alignItems: 'end',
      }}
    >
      <FieldText
        name="first_name"
        dir="ltr"
        autoComplete="given-name"
        label={t('fields.first_name')}
        help={latin}
      />
      <FieldText
        name="last_name"
        dir="ltr"
        autoComplete="family-name"
        label={t('fields.last_name')}
        help={latin}
      />
      <FieldSelect
        name="gender"
        autoComplete="sex"
        label={t('fields.gender')}
        options={memberFields.gender.values.map((value) => ({
          value,
          label: t(`common:genders.${value}`),
        }))}
      />
      <BirthDateField />
      <FieldSelect
        name="country_of_birth"
        label={t('fields.country_of_birth')}
        options={countries}
      />
      <FieldSelect
        name="country_of_residency"
        autoComplete="country"
        label={t('fields.country_of_residency')}
        options={countries}
      />
      <Box sx={{ gridColumn: { sm: '1 / -1' } }}>
        <FieldText
          name="address_of_residency"
          dir="ltr"
          autoComplete="street-address"
          label={t('fields.address_of_residency')}
          help={latin}
        />
      </Box>
      <FieldText
        name="postal_code"
        dir="ltr"
        autoComplete="postal-code"
        label={t('fields.postal_code')}
      />
      <FieldText
        name="phone"
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="tel"
        label={t('fields.phone')}
      />
    </Box>
  );
}
