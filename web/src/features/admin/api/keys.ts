/** Everything the panel loaded; mutations invalidate by these. */
export const adminKeys = {
  lists: ['admin', 'members'],
  members: ['admin', 'member'],
  stats: ['admin', 'stats'],
} as const;
