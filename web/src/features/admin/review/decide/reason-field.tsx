import { rejectionReasonMaxLength } from '@fanclub/contract/admin/routes';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { commonReasons } from '@fanclub/contract/words/item-sentences';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useFormikContext } from 'formik';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldProse } from '#ui/form/field-prose.tsx';
import { Row } from '#ui/row.tsx';

interface ReasonFieldProps {
  required?: boolean;
  /**
   * The member's language. The ready-made reasons are offered in it, because the member gets the reason
   * untranslated.
   */
  language: LanguageCode;
}

/**
 * Field for the reason of a rejection. The admin writes it or chooses a ready-made one. Ctrl+Enter submits
 * the form.
 */
export function ReasonField({ required = false, language }: ReasonFieldProps) {
  const { t } = useTranslation('review');
  const { setFieldValue } = useFormikContext();
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
