import type { Components, Theme } from '@mui/material/styles';
import { bandAccents, radius } from '../tokens.ts';
import { floating } from './surfaces.ts';

export const feedback: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const colour = theme.vars.palette[ownerState.severity ?? 'info'].main;
        return {
          borderRadius: radius.input,
          border: `1px solid color-mix(in srgb, ${colour} 45%, ${theme.vars.palette.background.paper})`,
          borderInlineStart: `4px solid ${colour}`,
          backgroundColor: theme.vars.palette.background.paper,
          color: theme.vars.palette.text.primary,
          fontSize: '0.9375rem',
        };
      },
      // An e-mail address may be longer than the line.
      message: { minInlineSize: 0, overflowWrap: 'anywhere' },
      icon: ({ theme, ownerState }) => ({
        color: theme.vars.palette[ownerState.severity ?? 'info'].main,
        opacity: 1,
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.band.ground,
        color: theme.vars.palette.band.text,
        fontSize: '0.8125rem',
      }),
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...bandAccents,
        borderRadius: radius.input,
        boxShadow: floating,
        backgroundColor: theme.vars.palette.band.raised,
        color: theme.vars.palette.band.text,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: { borderRadius: radius.input } },
  },
  MuiLinearProgress: {
    styleOverrides: { root: { borderRadius: radius.chip, blockSize: 6 } },
  },
};
