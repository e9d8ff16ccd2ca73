/**
 * Pages other than the profile to which a sign-in can lead. The addresses of mailed links and of the login page name
 * such a page in the parameter `to`.
 */
export const linkTargets = ['fix', 'renew', 'addFamily', 'card'] as const;
export type LinkTarget = (typeof linkTargets)[number];
