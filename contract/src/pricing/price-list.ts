import type { PackType } from './packages.ts';

/** Prices in euro. */
export interface PriceList {
  packages: Record<PackType, number>;
  clubCard: number;
  /** Charged only together with the club card. */
  shipping: number;
  /** Charged with every package; absent in price lists from before there were fees. */
  membershipFee?: number;
  processingFee?: number;
}

/** Defaults of the code; `settings/registration` overrides them. */
export const defaultPrices: PriceList = {
  packages: { international: 20, base: 5, under_14: 14, under_5: 5 },
  clubCard: 10,
  shipping: 5,
};
