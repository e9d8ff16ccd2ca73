import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEvent } from 'react';
import { cutAtEnd } from './columns.ts';

interface RowNameProps {
  name: string;
  onOpen: (event: MouseEvent) => void;
}

/** The name opens the application, also by keyboard. */
export function RowName({ name, onOpen }: RowNameProps) {
  return (
    <ButtonBase
      onClick={onOpen}
      title={name}
      dir="auto"
      sx={{
        ...cutAtEnd,
        font: 'inherit',
        fontWeight: 650,
        borderRadius: '4px',
      }}
    >
      {name}
    </ButtonBase>
  );
}
