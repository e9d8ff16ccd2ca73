import type { FamilySplit } from '@fanclub/contract/statements/lines';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/row.tsx';

interface FamilyBoxProps {
  split: FamilySplit;
  ticked: readonly string[];
  onToggle: () => void;
}

/** Checkbox that ticks all members of a family, if one transfer may have paid for them together. */
export function FamilyBox({ split, ticked, onToggle }: FamilyBoxProps) {
  const { t } = useTranslation('statements');
  const { member_ids: ids, is_certain: isCertain } = split;
  const count = ids.filter((id) => ticked.includes(id)).length;
  return (
    <Row sx={{ columnGap: 1, rowGap: 0 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={count === ids.length}
            indeterminate={count > 0 && count < ids.length}
            onChange={onToggle}
          />
        }
        label={t('candidates.together', { count: ids.length })}
      />
      {isCertain && (
        <Chip size="small" color="success" variant="outlined" label={t('candidates.certain')} />
      )}
    </Row>
  );
}
