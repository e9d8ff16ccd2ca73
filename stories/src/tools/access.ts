/** Accounts and pass-phrases of local suites. They are the same on every machine, and work nowhere else. */
export const demoAdminEmail = 'admin@fanclub.test';
export const demoMemberPassword = 'Member#2026';
export const demoGatePassPhrases = ['azzurri-one', 'azzurri-two', 'azzurri-three'] as const;
