import {
  holderFieldNames,
  inFormOrder,
  type KeptFieldName,
} from '@fanclub/contract/members/field-sets';
import { isForChild, type PackType } from '@fanclub/contract/pricing/packages';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from './field-grid.tsx';
import MemberFields from './member-fields.tsx';

interface CorrectionFieldsProps {
  names: readonly KeptFieldName[];
  /** Package of the application; the child's name is a field only with a package for children. */
  pack: PackType;
}

/** Form fields in which a member or an admin corrects an application. */
export function CorrectionFields({ names, pack }: CorrectionFieldsProps) {
  const { t } = useTranslation('member');
  const hasHolder = isForChild(pack);
  const shown = names.filter(
    (name) => hasHolder || !holderFieldNames.some((each) => each === name),
  );
  return (
    <>
      <Typography variant="note" sx={{ marginBlockEnd: 2 }}>
        {t('help.latin')}
      </Typography>
      <FieldGrid>
        <MemberFields names={inFormOrder(shown)} />
      </FieldGrid>
    </>
  );
}
