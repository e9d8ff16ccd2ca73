/** What somebody of the club's staff is trusted with; what each may call is in `../route-roles.ts`. */
export const adminRoles = ['owner', 'treasurer', 'reviewer'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Of an admin in whose record no role stands: whoever lists somebody by hand means all of it. */
export const roleWithoutRecord: AdminRole = 'owner';
/** Of an admin whose role was mistyped: the one that can destroy and carry away the least. */
export const roleOfMistyped: AdminRole = 'reviewer';

/** Who gets to see identity images. */
export const identityRoles: readonly AdminRole[] = ['owner', 'reviewer'];
