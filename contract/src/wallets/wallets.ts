/** Wallet apps of phones that can hold a membership card. A club offers those for which it has keys. */
export const wallets = ['apple', 'google'] as const;
export type Wallet = (typeof wallets)[number];
