/** What takes the focus in a list stays clear of the bar above it, and of the one at its end. */
export const clearOfBars = {
  '& :is(a, button, input)': { scrollMarginBlock: '72px 120px' },
} as const;
