import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { holderFieldNames } from '@fanclub/contract/members/field-sets';
import { type ReviewItem, reviewItems } from '@fanclub/contract/members/review-items';
import { isForChild } from '@fanclub/contract/pricing/packages';
import { itemSentences } from '@fanclub/contract/words/items';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '#api/use-error-text.ts';
import { useItemLabel } from '#member/item-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';

interface ItemPickerProps {
  member: AdminMember;
  label: string;
}

/**
 * Field to choose the items that the member has to replace or correct. Below it are the sentences that the
 * member will read.
 */
export function ItemPicker({ member, label }: ItemPickerProps) {
  const labelOf = useItemLabel();
  const id = useId();
  const [{ value: chosen }, { error }, { setValue }] = useField<ReviewItem[]>('items');
  const { submitCount } = useFormikContext();
  const errorText = useFieldErrorText()(submitCount > 0 ? error : undefined, 'items');
  const toggle = (item: ReviewItem) =>
    setValue(reviewItems.filter((one) => chosen.includes(one) !== (one === item)));
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Typography id={id} component="p" sx={{ fontWeight: 650, marginBlockEnd: 1 }}>
        {label}
      </Typography>
      <Row role="group" aria-labelledby={id} aria-describedby={`${id}-error`} sx={{ gap: 1 }}>
        {reviewItems
          .filter((item) => concerns(member, item))
          .map((item) => {
            const isChosen = chosen.includes(item);
            return (
              <Chip
                key={item}
                name="items"
                clickable
                component="button"
                type="button"
                aria-pressed={isChosen}
                color={isChosen ? 'secondary' : 'default'}
                variant={isChosen ? 'filled' : 'outlined'}
                {...(isChosen && { icon: <CheckIcon /> })}
                label={labelOf(item)}
                onClick={() => toggle(item)}
                sx={{ minBlockSize: 36 }}
              />
            );
          })}
      </Row>
      <FormHelperText
        id={`${id}-error`}
        component="div"
        aria-live="polite"
        error
        sx={{ minBlockSize: '1.5em' }}
      >
        {errorText}
      </FormHelperText>
      <Sentences member={member} items={chosen} />
    </Box>
  );
}

/** Returns false for items that the application neither has nor needs. */
export function concerns(member: AdminMember, item: ReviewItem): boolean {
  if (item === 'passport') return member.juventus_card || member.passport_url !== null;
  return isForChild(member.pack_type) || !holderFieldNames.some((name) => name === item);
}

/** Shows the sentences that the member will read. They are in the member's language, not in the panel's. */
function Sentences({ member, items }: { member: AdminMember; items: ReviewItem[] }) {
  const { t } = useTranslation('review');
  if (items.length === 0) return null;
  const { language } = member;
  return (
    <Panel variant="sunken" round="input" role="status" sx={{ padding: 2 }}>
      <Typography variant="note">{t('request.reads')}</Typography>
      {items.map((item) => (
        <Typography key={item} lang={language} dir="auto" sx={{ marginBlockStart: 0.75 }}>
          {itemSentences[language][item]}
        </Typography>
      ))}
    </Panel>
  );
}
