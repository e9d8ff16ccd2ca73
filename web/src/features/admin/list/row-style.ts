/** Two lines; `tableColumns` turns them into one. */
export function rowStyle(isSelected: boolean) {
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"name name status" "number package total"',
    alignItems: 'center',
    columnGap: { xs: 1.5, sm: 2 },
    rowGap: 0.25,
    paddingInlineStart: { xs: 1.5, sm: 2.5 },
    paddingInlineEnd: { xs: 2, sm: 3 },
    paddingBlock: '8px',
    cursor: 'pointer',
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
    boxShadow: isSelected ? 'inset var(--fan-row-mark) 0 0 var(--fan-palette-gold-fill)' : 'none',
    '--fan-row-mark': '4px',
    '[dir="rtl"] &': { '--fan-row-mark': '-4px' },
    backgroundColor: isSelected ? 'surface.sunken' : 'transparent',
    '&:hover': { backgroundColor: 'surface.sunken' },
  };
}
