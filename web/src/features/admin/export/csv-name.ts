/** The name under which today's list is saved. */
export const csvName = () => `members-${new Date().toISOString().slice(0, 10)}.csv`;
