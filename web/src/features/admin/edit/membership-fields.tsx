import { inFormOrder } from '@fanclub/contract/members/field-sets';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '#member/field-grid.tsx';
import { MemberFields } from '#member/member-fields.tsx';
import { adminOnlyFields, type EditValues } from './edit-values.ts';

/** The part of an application that only admins may change. */
export function MembershipFields() {
  const { t } = useTranslation('review');
  const { values } = useFormikContext<EditValues>();
  const inEuro = values.payment_method === 'euro';
  const names = adminOnlyFields.filter((name) => inEuro || name !== 'euro_payment_method');
  return (
    <Box
      sx={{
        paddingBlockStart: 3,
        marginBlockStart: 1,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <FieldGrid>
        <MemberFields
          names={inFormOrder(names)}
          help={{ email: t('edit.emailHelp'), language: t('edit.languageHelp') }}
        />
      </FieldGrid>
    </Box>
  );
}
