import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../tokens.ts';

type Overrides = Components<Theme>;

/** The frame of an element that has the keyboard's focus. */
export const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
});

/** Limits hover styles to devices that can hover; on a touch screen they would stay after a tap. */
const whereItHovers = '@media (hover: hover)';

const plainAfterTap = { '@media (hover: none)': { '&:hover': { backgroundColor: 'transparent' } } };

export const buttons: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // On built pages, no script sets MUI's class for the focus.
      root: ({ theme }) => ({ '&:focus-visible, &:has(> input:focus-visible)': focusRing(theme) }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.input,
        minBlockSize: 44,
        paddingInline: theme.spacing(2.5),
        transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
      }),
      sizeSmall: ({ theme }) => ({ minBlockSize: 36, paddingInline: theme.spacing(1.5) }),
      sizeLarge: ({ theme }) => ({
        minBlockSize: 54,
        paddingInline: theme.spacing(4),
        fontSize: '1.0625rem',
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.surface.control,
        ...plainAfterTap,
      }),
      text: plainAfterTap,
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: ({ theme }) => ({
          backgroundColor: theme.vars.palette.accent.fill,
          color: theme.vars.palette.accent.on,
          '&:hover': {
            backgroundColor: theme.vars.palette.accent.fill,
            [whereItHovers]: { backgroundColor: theme.vars.palette.accent.hover },
          },
        }),
      },
      {
        props: { variant: 'contained', color: 'secondary' },
        style: ({ theme }) => ({
          [whereItHovers]: {
            '&:hover': {
              backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 86%, ${theme.vars.palette.background.paper})`,
            },
          },
        }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: { minInlineSize: 44, minBlockSize: 44, color: 'inherit', ...plainAfterTap },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minBlockSize: 44,
        borderColor: theme.vars.palette.surface.control,
        color: theme.vars.palette.text.primary,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.secondary.main,
          color: theme.vars.palette.secondary.contrastText,
        },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '0.08em',
        borderRadius: 3,
        '&:focus-visible': focusRing(theme),
      }),
    },
  },
};
