import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEvent } from 'react';

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
      sx={{
        display: 'block',
        maxInlineSize: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        textAlign: 'start',
        font: 'inherit',
        fontWeight: 650,
        borderRadius: '4px',
      }}
    >
      <bdi>{name}</bdi>
    </ButtonBase>
  );
}
