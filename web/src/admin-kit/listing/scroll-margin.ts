/** Keeps focused elements of a list clear of the sticky bars above and below it. */
export const scrollMargin = {
  '& :is(a, button, input)': { scrollMarginBlock: '72px 120px' },
} as const;
