import type { PackType } from './packages.ts';

/** Prices in euro. */
export interface PriceList {
  packages: Record<PackType, number>;
  clubCard: number;
  /** Charged only together with the club card. */
  shipping: number;
  /** Charged with every package; price lists from before there were fees have none. */
  membershipFee?: number;
  processingFee?: number;
}

/** Code defaults; `settings/registration` overrides them. */
export const defaultPrices: PriceList = {
  packages: { international: 20, base: 5, under_14: 14, under_5: 5 },
  clubCard: 10,
  shipping: 5,
};
