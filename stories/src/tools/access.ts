/** Who can sign in locally: the same on every machine, and of no use anywhere else. */
export const demoAdminEmail = 'admin@fanclub.test';
export const demoMemberPassword = 'Member#2026';
export const demoGatePassPhrases = ['azzurri-one', 'azzurri-two', 'azzurri-three'] as const;
