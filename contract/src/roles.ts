/** Roles of the club's staff. Each route of the panel says in `roles` which of them may call it. */
export const adminRoles = ['owner', 'treasurer', 'reviewer'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Roles that review applications, handle cards and correct members. */
export const reviewingRoles = ['owner', 'reviewer'] as const;
/** Roles that handle money and promo codes. */
export const moneyRoles = ['owner', 'treasurer'] as const;
export const ownerRoles = ['owner'] as const;

/** Role of an admin whose record in `admins` has no role. Such a record was added by hand and gives full rights. */
export const roleWithoutRecord: AdminRole = 'owner';
/** Role of an admin whose stored role is not one of `adminRoles`. A reviewer can delete and export the least. */
export const roleOfMistyped: AdminRole = 'reviewer';

/** Roles that may see identity images. */
export const identityRoles: readonly AdminRole[] = ['owner', 'reviewer'];

/** True if a role may call a route of the panel. */
export const mayCall = (role: AdminRole, route: { roles: readonly AdminRole[] }): boolean =>
  route.roles.includes(role);
