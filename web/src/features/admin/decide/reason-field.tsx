import { rejectionReasonMaxLength } from '@fanclub/contract/admin/routes';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useFormikContext } from 'formik';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldProse } from '#ui/form/field-prose.tsx';
import { Row } from '#ui/row.tsx';
import { commonReasons } from './common-reasons.ts';

interface ReasonFieldProps {
  required?: boolean;
  /** Of whoever reads it: it goes to them as it is, so the ready ones are in theirs. */
  language: LanguageCode;
}

/** Why something is rejected, typed or one of the ready ones; Control and Enter send it. */
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
