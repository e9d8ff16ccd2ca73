/** Membership packages in the order they are offered. */
export const packTypes = ['international', 'base', 'under_14', 'under_5'] as const;
export type PackType = (typeof packTypes)[number];

/** The gift comes with these packages. */
export const packsWithGift: readonly PackType[] = ['international', 'under_14'];

/** The package marked as the most chosen one. */
export const featuredPack: PackType = 'international';
