/** From this width of the list on, its rows are those of a table. */
export const asTable = '@container (min-width: 1080px)';

export const tableColumns = {
  [asTable]: {
    gridTemplateColumns:
      '132px minmax(120px, 1fr) minmax(160px, 1.15fr) 96px 92px minmax(236px, 0.9fr) 84px',
    gridTemplateAreas: '"number name email package total status actions"',
    paddingBlock: '6px',
  },
} as const;

/** Cuts a Latin text at its own end, whichever way the page runs. */
export const cutAtEnd = {
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** For what only the table shows. */
export const onlyInTable = { display: 'none', [asTable]: { display: 'block' } } as const;

/** Stands at the end of its line, and under its heading in the table. */
export const atLineEnd = { justifySelf: 'end', [asTable]: { justifySelf: 'start' } } as const;
