import { decodeStatement } from '@fanclub/contract/statements/decode';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '#admin-kit/csv-button.tsx';
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
  const read = async (chosen: File) => {
    // The panel's exports for Excel are in UTF-16, which `decodeStatement` recognises by the byte order mark.
    const text = decodeStatement(new Uint8Array(await chosen.arrayBuffer()));
    onChange((text ?? (await chosen.text())).slice(0, maxLength + 1));
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
      <CsvButton
        label={t('import.file')}
        size="small"
        disabled={disabled}
        onChoose={read}
        sx={{ alignSelf: 'start', marginBlockStart: 1 }}
      />
    </FieldFrame>
  );
}
