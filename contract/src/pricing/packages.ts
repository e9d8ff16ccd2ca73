/** Membership packages in the order they are offered (specification §3). */
export const packTypes = ['international', 'base', 'under_14', 'under_5'] as const;
export type PackType = (typeof packTypes)[number];

/** The gift comes with these packages (specification §9, decisions §3). */
export const packsWithGift: readonly PackType[] = ['international', 'under_14'];

/** The package marked as the most chosen one. */
export const featuredPack: PackType = 'international';
