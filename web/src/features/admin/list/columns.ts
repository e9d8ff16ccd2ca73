/** From this width of the list on, its rows are those of a table. */
export const asTable = '@container (min-width: 820px)';

export const tableColumns = {
  [asTable]: {
    gridTemplateColumns:
      '132px minmax(120px, 1fr) minmax(160px, 1.15fr) 96px 92px minmax(236px, 0.9fr) 84px',
    gridTemplateAreas: '"number name email package total status actions"',
    paddingBlock: '6px',
  },
} as const;

/** For what only the table shows. */
export const onlyInTable = { display: 'none', [asTable]: { display: 'block' } } as const;

/** Stands at the end of its line, and under its heading in the table. */
export const atLineEnd = { justifySelf: 'end', [asTable]: { justifySelf: 'start' } } as const;
