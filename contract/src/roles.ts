/** Roles of the club's staff. Each route of the panel says in `roles` which of them may call it. */
export const adminRoles = ['owner', 'treasurer', 'reviewer'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Roles that review applications, handle cards and correct members. */
export const reviewingRoles: readonly AdminRole[] = ['owner', 'reviewer'];
/** Roles that handle money and promo codes. */
export const moneyRoles: readonly AdminRole[] = ['owner', 'treasurer'];
export const ownerRoles: readonly AdminRole[] = ['owner'];

/** Role of an admin whose record in `admins` has no role. Such a record was added by hand and gives full rights. */
export const roleIfUnset: AdminRole = 'owner';
/** Role of an admin whose stored role is not one of `adminRoles`. A reviewer can delete and export the least. */
export const roleIfUnknown: AdminRole = 'reviewer';

/** Roles that may see identity images. */
export const identityRoles: readonly AdminRole[] = ['owner', 'reviewer'];
