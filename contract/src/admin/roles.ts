/** Roles of the club's staff; the routes that each role may call are in `../route-roles.ts`. */
export const adminRoles = ['owner', 'treasurer', 'reviewer'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Role of an admin whose record names no role: a record that was added by hand means full rights. */
export const roleWithoutRecord: AdminRole = 'owner';
/** Role of an admin whose stored role is mistyped: the role that can delete and export the least. */
export const roleOfMistyped: AdminRole = 'reviewer';

/** Roles that may see identity images. */
export const identityRoles: readonly AdminRole[] = ['owner', 'reviewer'];
