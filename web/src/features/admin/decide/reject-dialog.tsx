import { rejectionReasonMaxLength } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import type { ReviewItem } from '@fanclub/contract/members/review-items';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useFormikContext } from 'formik';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldText } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { Row } from '#ui/row.tsx';
import { commonReasons } from './common-reasons.ts';
import { ItemPicker } from './item-picker.tsx';
import { useLastShown } from './use-last-shown.ts';
import type { Review } from './use-review.ts';

interface RejectDialogProps {
  /** Null while nobody is about to be rejected. */
  member: AdminMember | null;
  rejection: Review['rejection'];
  onCancel: () => void;
}

const initialValues: { reason: string; items: ReviewItem[] } = { reason: '', items: [] };

export function RejectDialog({ member, rejection, onCancel }: RejectDialogProps) {
  const { t } = useTranslation('review');
  const shown = useLastShown(member);
  if (!shown) return null;
  const { id, version, language } = shown;
  return (
    <FormDialog
      open={member !== null}
      onClose={onCancel}
      maxWidth="sm"
      mutation={rejection}
      initialValues={initialValues}
      toInput={({ reason, items }) => ({
        params: { id },
        body: { version, reason: reason.trim() || null, ...(items.length > 0 && { items }) },
      })}
      title={t('reject.title', { name: `${shown.first_name} ${shown.last_name}` })}
      lead={t('reject.text', { language: languages[language].label })}
      submit={t('reject.submit')}
      danger
    >
      <Reason language={language} />
      <ItemPicker member={shown} label={t('reject.items')} />
    </FormDialog>
  );
}

/** It goes to the member as it is, so the ready ones are in the member's language. */
function Reason({ language }: { language: LanguageCode }) {
  const { t } = useTranslation('review');
  const { setFieldValue } = useFormikContext();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.currentTarget.closest('form')?.requestSubmit();
  };
  return (
    <Box onKeyDown={onKeyDown}>
      <FieldText
        name="reason"
        label={t('reject.reason')}
        required={false}
        autoFocus
        autoComplete="off"
        rows={3}
        dir="auto"
        maxLength={rejectionReasonMaxLength}
      />
      <Row role="group" aria-label={t('reject.common')} sx={{ gap: 1, marginBlockEnd: 3 }}>
        {commonReasons[language].map((text) => (
          <Chip
            key={text}
            clickable
            component="button"
            type="button"
            variant="outlined"
            lang={language}
            dir="auto"
            label={text}
            onClick={() => setFieldValue('reason', text)}
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
