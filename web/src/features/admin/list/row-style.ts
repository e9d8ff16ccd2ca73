/** Two lines and a button; `tableColumns` turns it into one line. */
export function rowStyle(isSelected: boolean) {
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas: `"name total actions" "number package actions" "email email actions" "status status actions"`,
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.25,
    paddingInline: { xs: 2, sm: 3 },
    paddingBlock: 1.25,
    cursor: 'pointer',
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
    borderInlineStart: '4px solid',
    borderInlineStartColor: isSelected ? 'gold.fill' : 'transparent',
    backgroundColor: isSelected ? 'surface.sunken' : 'transparent',
    '&:hover': { backgroundColor: 'surface.sunken' },
  };
}
