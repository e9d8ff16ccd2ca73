import { newCode, storeCode } from '../store-code.ts';
import type { RouteCases } from './route-case.ts';
import { reused } from './subjects.ts';

const usedOften = reused(() => storeCode({ discountType: 'fixed', discountRate: 3 }), 25);

const aboutCode = async () => ({ code: await usedOften() });
const aboutNewCode = async () => ({ code: newCode() });

export const codes = {
  exportPromoCodes: { tells: 'export_codes' },
  promoCodeUsers: { given: aboutCode },
  exportPromoCodeUsers: { tells: 'export_code_users' },
  createPromoCode: { given: aboutNewCode, tells: 'create_promo_code' },
  updatePromoCode: {
    given: async () => ({ code: await storeCode() }),
    tells: 'update_promo_code',
  },
  importPromoCodes: {
    given: async () => ({ ...(await aboutNewCode()), make: true }),
    tells: 'create_promo_code',
  },
} satisfies Partial<RouteCases>;
