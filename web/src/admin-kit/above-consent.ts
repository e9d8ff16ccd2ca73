/**
 * Keeps a bar at the lower edge of the window above the open cookie question. On a wide screen the question is a card in
 * the corner. Only a bar that reaches under this card needs this style; for others `--consent-inset` is enough.
 */
export const aboveConsent = {
  insetBlockEnd: 'var(--consent-inset, 0px)',
  '@media (min-width: 992px) and (min-height: 441px)': {
    insetBlockEnd: 'var(--consent-height, 0px)',
  },
} as const;
