import { csvOf } from '@fanclub/contract/read-file/csv-text';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '#admin-kit/bring-file/file-button.tsx';
import { FileQuestions } from '#admin-kit/bring-file/file-questions.tsx';
import { useBringFile } from '#admin-kit/bring-file/use-bring-file.ts';
import { FieldFrame } from '#ui/form/field-frame.tsx';

interface CsvFieldProps {
  value: string;
  onChange: (text: string) => void;
  disabled: boolean;
  /** The error message about the file as a whole. */
  problem: string | undefined;
  maxLength: number;
}

/** Field for the text of a CSV file. The admin can type the text, paste it or choose a file. */
export function CsvField({ value, onChange, disabled, problem = '', maxLength }: CsvFieldProps) {
  const { t } = useTranslation('promo');
  const id = useId();
  const ids = { id, helpId: `${id}-help`, errorId: `${id}-error` };
  const bringing = useBringFile(({ sheet }) => onChange(csvOf(sheet.rows).slice(0, maxLength + 1)));
  return (
    <FieldFrame {...ids} label={t('import.field')} error={problem} disabled={disabled}>
      <OutlinedInput
        id={id}
        name="csv"
        multiline
        rows={6}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        placeholder={'code,discountType,discountRate,maxUses\nNOWRUZ-01,percentage,50,1'}
        inputProps={{
          dir: 'ltr',
          spellCheck: false,
          'aria-describedby': problem ? ids.errorId : undefined,
        }}
        sx={{ fontFamily: 'monospace', fontSize: '0.875rem' }}
      />
      <FileButton
        label={t('import.file')}
        size="small"
        disabled={disabled}
        onChoose={bringing.choose}
        sx={{ alignSelf: 'start', marginBlockStart: 1 }}
      />
      <FileQuestions label={t('import.file')} {...bringing} />
    </FieldFrame>
  );
}
