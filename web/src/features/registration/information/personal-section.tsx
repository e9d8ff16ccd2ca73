import { nameMaxLength } from '@fanclub/contract/members/limits';
import { memberFields } from '@fanclub/contract/members/member-fields';
import { useTranslation } from 'react-i18next';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { Section } from '../wizard/section.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import { CountryField } from './country-field.tsx';

export function PersonalSection() {
  const { t } = useTranslation(['registration', 'common']);
  return (
    <Section columns title={t('information.personal')} help={t('information.personalHelp')}>
      <FieldText
        name="first_name"
        label={t('fields.first_name')}
        autoComplete="given-name"
        dir="ltr"
        maxLength={nameMaxLength}
      />
      <FieldText
        name="last_name"
        label={t('fields.last_name')}
        autoComplete="family-name"
        dir="ltr"
        maxLength={nameMaxLength}
      />
      <FieldSelect
        name="gender"
        label={t('fields.gender')}
        autoComplete="sex"
        options={memberFields.gender.values.map((value) => ({
          value,
          label: t(`common:genders.${value}`),
        }))}
      />
      <CountryField
        name="country_of_birth"
        label={t('fields.country_of_birth')}
        autoComplete="off"
      />
      <BirthDateField />
    </Section>
  );
}
