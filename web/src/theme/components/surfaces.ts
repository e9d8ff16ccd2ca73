import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../tokens.ts';
import { focusRing } from './buttons.ts';

/** The shadow of elements that float above the page. */
export const floating = '0 12px 40px -12px rgb(0 0 0 / 0.35)';

const hairline = (theme: Theme) => `1px solid ${theme.vars.palette.divider}`;

/**
 * Makes a dialog inert when it begins to close. Otherwise a field of this dialog could keep the focus, or get it back
 * from a dialog above it, and a keyboard shortcut during the fade-out would be typed into the field.
 */
function giveWay(dialog: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.blur();
  dialog.inert = true;
}

/** Makes the dialog usable again, because it may be opened again before it has faded out. */
function takePart(dialog: HTMLElement): void {
  dialog.inert = false;
}

export const surfaces: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { overflowWrap: 'break-word', textWrap: 'pretty' },
      'h1, h2, h3': { textWrap: 'balance' },
      // Browsers give form controls a font of their own, also the button in MUI's accordion.
      'button, input, select, textarea': { font: 'inherit' },
      ':focus-visible': focusRing(theme),
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: radius.card, border: hairline(theme) }),
    },
  },
  MuiDialog: {
    defaultProps: { slotProps: { transition: { onEnter: takePart, onExit: giveWay } } },
    styleOverrides: {
      paper: ({ theme, ownerState }) => ({
        boxShadow: floating,
        ...(!ownerState.fullScreen && {
          borderRadius: radius.card,
          border: hairline(theme),
          margin: theme.spacing(2),
        }),
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => theme.typography.h3 } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(2, 3, 3),
        gap: theme.spacing(1),
        '& > :not(style) ~ :not(style)': { marginInlineStart: 0 },
        // On a phone the buttons are stacked at full width, with the main action first.
        [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
      }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: hairline(theme), boxShadow: floating }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minBlockSize: 44 } } },
  MuiDrawer: { styleOverrides: { paper: { boxShadow: floating } } },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderBlockEnd: hairline(theme),
        backgroundColor: 'transparent',
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      // The height is a minimum, so that larger letters fit.
      root: { borderRadius: radius.chip, fontWeight: 600, height: 'auto', minHeight: 32 },
      sizeSmall: { minHeight: 24 },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBlockEnd: hairline(theme), textAlign: 'start' }),
      head: { fontWeight: 700 },
    },
  },
};
