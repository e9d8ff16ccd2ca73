/**
 * E-mail address, password and pass phrases of the demo accounts. They are the same on every machine and only work in
 * local suites.
 */
export const demoAdminEmail = 'admin@fanclub.test';
export const demoMemberPassword = 'Member#2026';
export const demoGatePassPhrases = ['azzurri-one', 'azzurri-two', 'azzurri-three'] as const;
