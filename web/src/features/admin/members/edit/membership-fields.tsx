import { inFormOrder } from '@fanclub/contract/members/field-sets';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '#member/field-grid.tsx';
import { MemberFields } from '#member/member-fields.tsx';
import { type EditValues, packageFields } from './edit-values.ts';

/** The fields that only admins may change: the package and what depends on it. */
export function MembershipFields() {
  const { t } = useTranslation('review');
  const { values } = useFormikContext<EditValues>();
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
          names={inFormOrder(packageFields(values))}
          help={{ email: t('edit.emailHelp'), language: t('edit.languageHelp') }}
        />
      </FieldGrid>
    </Box>
  );
}
