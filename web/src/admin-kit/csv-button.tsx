import type { ButtonProps } from '@mui/material/Button';
import { type ChangeEvent, useRef } from 'react';
import { SecondaryButton } from '#ui/secondary-button.tsx';

interface CsvButtonProps extends Pick<ButtonProps, 'size' | 'sx'> {
  label: string;
  disabled: boolean;
  onChoose: (file: File) => Promise<void>;
}

export function CsvButton({ label, disabled, onChoose, ...button }: CsvButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    await onChoose(chosen);
    // Clears the file input. Otherwise the browser would not report that the same file is chosen again after an edit.
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={label}
        hidden
        onChange={read}
      />
      <SecondaryButton {...button} disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </SecondaryButton>
    </>
  );
}
