/** Wallets that can hold a membership beside bank cards and tickets; a club offers those that it has keys for. */
export const wallets = ['apple', 'google'] as const;
export type Wallet = (typeof wallets)[number];
