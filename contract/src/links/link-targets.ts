/**
 * Pages to which a sign-in can lead instead of the profile. A mailed link and the login page have them as the parameter
 * `to`.
 */
export const linkTargets = ['fix', 'renew', 'addFamily', 'card'] as const;
export type LinkTarget = (typeof linkTargets)[number];
