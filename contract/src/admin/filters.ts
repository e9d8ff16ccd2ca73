/** Filter buttons of the admin list; pending means not approved. */
export const memberFilters = ['all', 'pending', 'approved', 'paid'] as const;
export type MemberFilter = (typeof memberFilters)[number];

export const memberSorts = ['newest', 'oldest'] as const;
export type MemberSort = (typeof memberSorts)[number];

export const defaultPageSize = 25;
