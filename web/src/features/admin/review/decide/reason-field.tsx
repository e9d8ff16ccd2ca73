import { rejectionReasonMaxLength } from '@fanclub/contract/admin/routes';
import {
  type CommonReason,
  commonReasonItems,
  commonReasonNames,
  type ReviewItem,
  reviewItems,
} from '@fanclub/contract/members/review-items';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { commonReasons } from '@fanclub/contract/words/items';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useFormikContext } from 'formik';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldProse } from '#ui/form/field-text.tsx';
import { Row } from '#ui/row.tsx';

interface ReasonFieldProps {
  required?: boolean;
  /**
   * The language of the ready-made reasons. It is the member's language, because the member gets the reason
   * untranslated.
   */
  language: LanguageCode;
  /** False for items that the application neither has nor needs. */
  hasItem?: (item: ReviewItem) => boolean;
}

const isOf = (reason: CommonReason, item: ReviewItem) =>
  commonReasonItems[reason].some((one) => one === item);

/**
 * Field for the reason of a rejection. The admin writes a reason or chooses a ready-made one. A ready-made reason also
 * chooses what the member has to replace or correct. Ctrl+Enter submits the form.
 */
export function ReasonField({ required = false, language, hasItem }: ReasonFieldProps) {
  const { t } = useTranslation('review');
  const { setFieldValue, values } = useFormikContext<{ items?: ReviewItem[] }>();
  const choose = (reason: CommonReason) => {
    void setFieldValue('reason', commonReasons[language][reason]);
    const items = reviewItems.filter((item) => isOf(reason, item) && (!hasItem || hasItem(item)));
    if (values.items) void setFieldValue('items', items);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.currentTarget.closest('form')?.requestSubmit();
  };
  return (
    <Box onKeyDown={onKeyDown}>
      <FieldProse
        name="reason"
        label={t('reject.reason')}
        required={required}
        autoFocus
        rows={3}
        maxLength={rejectionReasonMaxLength}
      />
      <Row role="group" aria-label={t('reject.common')} sx={{ gap: 1, marginBlockEnd: 3 }}>
        {commonReasonNames.map((reason) => (
          <Chip
            key={reason}
            clickable
            component="button"
            type="button"
            variant="outlined"
            lang={language}
            dir="auto"
            label={commonReasons[language][reason]}
            onClick={() => choose(reason)}
            sx={{
              blockSize: 'auto',
              minBlockSize: 36,
              '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: 0.5 },
            }}
          />
        ))}
      </Row>
    </Box>
  );
}
