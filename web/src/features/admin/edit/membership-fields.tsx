import { euroPaymentMethods, paymentMethods } from '@fanclub/contract/members/payment';
import { packTypes } from '@fanclub/contract/pricing/packages';
import { languageCodes, languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import type { EditValues } from './edit-values.ts';

/** The part of an application that only admins may change. */
export function MembershipFields() {
  const { t } = useTranslation(['admin', 'member', 'common']);
  const { values } = useFormikContext<EditValues>();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        columnGap: 2,
        alignItems: 'start',
        paddingBlockStart: 3,
        marginBlockStart: 1,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <FieldText
        name="email"
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="off"
        label={t('member:fields.email')}
        help={t('edit.emailHelp')}
      />
      <FieldSelect
        name="language"
        label={t('member:fields.language')}
        help={t('edit.languageHelp')}
        options={languageCodes.map((code) => ({ value: code, label: languages[code].label }))}
      />
      <FieldSelect
        name="pack_type"
        label={t('member:fields.pack_type')}
        options={packTypes.map((value) => ({ value, label: t(`common:packages.${value}`) }))}
      />
      <FieldSelect
        name="payment_method"
        label={t('member:fields.payment_method')}
        options={paymentMethods.map((value) => ({
          value,
          label: t(`common:paymentMethods.${value}`),
        }))}
      />
      <FieldCheckbox name="juventus_card" label={t('member:fields.juventus_card')} />
      {values.payment_method === 'euro' && (
        <FieldSelect
          name="euro_payment_method"
          label={t('member:fields.euro_payment_method')}
          options={euroPaymentMethods.map((value) => ({
            value,
            label: t(`common:paymentMethods.${value}`),
          }))}
        />
      )}
    </Box>
  );
}
