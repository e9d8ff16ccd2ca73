import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../tokens.ts';

/** Styles of form fields. A label is above its field and always visible, so the outline needs no gap for it. */
export const inputs: Components<Theme> = {
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxInlineSize: '100%',
        whiteSpace: 'normal',
        overflow: 'visible',
        marginBlockEnd: theme.spacing(0.75),
        fontSize: '0.9375rem',
        fontWeight: 650,
        lineHeight: 1.5,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.vars.palette.text.primary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.input,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        // On built pages, no script sets MUI's class for the focus.
        '&:has(> :focus):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: theme.vars.palette.primary.main,
        },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.surface.sunken },
      }),
      input: {
        paddingBlock: 12,
        minBlockSize: 24,
        blockSize: 'auto',
        // Below 16 px iOS zooms the page when a field gets the focus.
        fontSize: '1rem',
        lineHeight: 1.5,
      },
      multiline: { paddingBlock: 0 },
      notchedOutline: ({ theme }) => ({
        insetBlockStart: 0,
        borderColor: theme.vars.palette.surface.control,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 0,
        marginBlockStart: theme.spacing(0.5),
        fontSize: '0.875rem',
        lineHeight: 1.5,
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginInline: 0, alignItems: 'flex-start', gap: 4 },
      label: { paddingBlock: 9 },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 10,
        marginInlineStart: -10,
        color: theme.vars.palette.surface.control,
      }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 10,
        marginInlineStart: -10,
        color: theme.vars.palette.surface.control,
      }),
    },
  },
};
