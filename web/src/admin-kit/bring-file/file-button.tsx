import type { ButtonProps } from '@mui/material/Button';
import { type ChangeEvent, useRef } from 'react';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { readableFiles } from './readable-files.ts';

interface FileButtonProps extends Pick<ButtonProps, 'size' | 'sx'> {
  label: string;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** Button that lets an admin choose a file. */
export function FileButton({ label, disabled, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    onChoose(chosen);
    // Clears the file input. Otherwise the browser would not report that the same file is chosen again after an edit.
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={readableFiles}
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
