/** Targets of a sign-in other than the profile: `to` in the address of a mailed link and of the login page. */
export const linkTargets = ['fix', 'renew', 'addFamily', 'card'] as const;
export type LinkTarget = (typeof linkTargets)[number];
