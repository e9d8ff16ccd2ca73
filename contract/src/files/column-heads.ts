/** The columns that files head with other names than the API, whose clients rely on its names. */
const heads: Readonly<Record<string, string>> = {
  juventus_card: 'club_card',
  juventus_card_cost: 'club_card_cost',
};

/** Returns the name of a column in the files that people download. */
export const headOf = (column: string): string => heads[column] ?? column;
