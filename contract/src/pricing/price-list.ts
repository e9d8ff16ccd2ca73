import type { PackType } from './packages.ts';

/** Prices in euro. */
export interface PriceList {
  packages: Record<PackType, number>;
  clubCard: number;
  /** Shipping is only charged together with a club card. */
  shipping: number;
  /** Fees that are charged with every package. */
  membershipFee: number;
  processingFee: number;
}
