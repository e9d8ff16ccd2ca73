import { decodeStatement } from '@fanclub/contract/statements/decode';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#ui/form/field-frame.tsx';

interface CsvFieldProps {
  value: string;
  onChange: (text: string) => void;
  disabled: boolean;
  /** The error message about the file as a whole. */
  problem: string | undefined;
  maxLength: number;
}

/** Field for the text of a CSV file. The admin can type it, paste it or choose a file. */
export function CsvField({ value, onChange, disabled, problem = '', maxLength }: CsvFieldProps) {
  const { t } = useTranslation('codes');
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const ids = { id, helpId: `${id}-help`, errorId: `${id}-error` };
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    // The panel's own files for Excel are in UTF-16, which their mark tells.
    const text = decodeStatement(new Uint8Array(await chosen.arrayBuffer()));
    onChange((text ?? (await chosen.text())).slice(0, maxLength + 1));
    // Clears the file input. Otherwise the browser would not report that the same file is chosen again after an edit.
    target.value = '';
  };
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
      <input
        ref={file}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={t('import.file')}
        hidden
        onChange={read}
      />
      <Button
        size="small"
        color="secondary"
        variant="outlined"
        disabled={disabled}
        onClick={() => file.current?.click()}
        sx={{ alignSelf: 'start', marginBlockStart: 1 }}
      >
        {t('import.file')}
      </Button>
    </FieldFrame>
  );
}
