/** Where the way in can lead, beside the profile: `to` in the address of a mailed link and of the login. */
export const linkTargets = ['fix', 'renew', 'addFamily', 'card'] as const;
export type LinkTarget = (typeof linkTargets)[number];
