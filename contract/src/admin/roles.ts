/** Roles of the club's staff; the routes that each role may call are in `../route-roles.ts`. */
export const adminRoles = ['owner', 'treasurer', 'reviewer'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Role of an admin whose record in `admins` has no role. Such a record was added by hand and gives full rights. */
export const roleWithoutRecord: AdminRole = 'owner';
/** Role of an admin whose stored role is not one of `adminRoles`. A reviewer can delete and export the least. */
export const roleOfMistyped: AdminRole = 'reviewer';

/** Roles that may see identity images. */
export const identityRoles: readonly AdminRole[] = ['owner', 'reviewer'];
