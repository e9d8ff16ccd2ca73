import { newCode, storeCode } from '../store-code.ts';
import type { GivenByRoute } from './given.ts';
import { reused } from './subjects.ts';

const usedOften = reused(() => storeCode({ discountType: 'fixed', discountRate: 3 }), 25);

const aboutCode = async () => ({ code: await usedOften() });
const aboutNewCode = async () => ({ code: newCode() });

export const codes = {
  promoCodeUsers: aboutCode,
  createPromoCode: aboutNewCode,
  updatePromoCode: async () => ({ code: await storeCode(), maxUses: 250 }),
  importPromoCodes: async () => ({
    csv: `code,discountType,discountRate\n${newCode()},percentage,100`,
    make: true,
  }),
} satisfies GivenByRoute;
