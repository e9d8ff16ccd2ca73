import type { PackType } from './packages.ts';

/** Prices in euro. */
export interface PriceList {
  packages: Record<PackType, number>;
  clubCard: number;
  /** Shipping is only charged together with a club card. */
  shipping: number;
  /**
   * Fees that are charged with every package. They are absent in price lists that were stored before the club could
   * charge fees.
   */
  membershipFee?: number;
  processingFee?: number;
}

/** Prices that apply unless the document `settings/registration` has others. */
export const defaultPrices: PriceList = {
  packages: { international: 20, base: 5, under_14: 14, under_5: 5 },
  clubCard: 10,
  shipping: 5,
};
