/** From this width of the list on, its rows are those of a table. */
export const asTable = '@container (min-width: 820px)';

export const tableColumns = {
  [asTable]: {
    gridTemplateColumns: '148px minmax(130px, 1.1fr) minmax(180px, 1.4fr) 104px 112px 152px 88px',
    gridTemplateAreas: '"number name email package total status actions"',
  },
} as const;
