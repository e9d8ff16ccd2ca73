import { inFormOrder, type KeptFieldName } from '@fanclub/contract/members/field-sets';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from './field-grid.tsx';
import { MemberFields } from './member-fields.tsx';

/** Fields of an application, to be corrected by its owner or by an admin. */
export function CorrectionFields({ names }: { names: readonly KeptFieldName[] }) {
  const { t } = useTranslation('member');
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        {t('help.latin')}
      </Typography>
      <FieldGrid>
        <MemberFields names={inFormOrder(names)} />
      </FieldGrid>
    </>
  );
}
