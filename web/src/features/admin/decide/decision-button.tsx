import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';

interface DecisionButtonProps {
  color: NonNullable<ButtonProps['color']>;
  variant: 'contained' | 'outlined';
  icon: ReactNode;
  title: string;
  /** What happens when it is pressed. */
  effect: string;
  shortcut: string;
  loading: boolean;
  onClick: () => void;
}

export function DecisionButton(props: DecisionButtonProps) {
  const { icon, title, effect, shortcut, ...button } = props;
  return (
    <Button
      {...button}
      startIcon={icon}
      aria-keyshortcuts={shortcut}
      sx={{
        justifyContent: 'flex-start',
        textAlign: 'start',
        paddingInline: 2,
        paddingBlock: 1.25,
        lineHeight: 1.5,
      }}
    >
      <span>
        <Box component="span" sx={{ display: 'block', fontSize: '1.0625rem' }}>
          {title}
        </Box>
        <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', fontWeight: 450 }}>
          {effect}
        </Box>
      </span>
    </Button>
  );
}
