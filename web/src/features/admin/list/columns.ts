/** From this width of the list on, its rows are those of a table. */
export const asTable = '@container (min-width: 820px)';

export const tableColumns = {
  [asTable]: {
    gridTemplateColumns:
      '120px minmax(130px, 1fr) minmax(170px, 1.2fr) 92px 96px minmax(212px, 0.9fr) 80px',
    gridTemplateAreas: '"number name email package total status actions"',
    paddingBlock: '6px',
  },
} as const;

/** For what only the table shows. */
export const onlyInTable = { display: 'none', [asTable]: { display: 'block' } } as const;

/** Stands at the end of its line, and under its heading in the table. */
export const atLineEnd = { justifySelf: 'end', [asTable]: { justifySelf: 'start' } } as const;
