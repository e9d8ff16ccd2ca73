import type { PromoCode } from '@fanclub/contract/promo/promo-code';
import { usePackName } from '#i18n/use-pack-name.ts';
import { useTexts } from '#i18n/use-texts.ts';

/** Returns functions for the texts about a code: its discount, packages, end date, use and errors. */
export function useCodeTexts() {
  const { t, format } = useTexts(['promo', 'common']);
  const packName = usePackName();
  return {
    worth({ discountType, discountRate }: PromoCode): string {
      if (discountType === null || discountRate === null) return '';
      return t(`worth.${discountType}`, { rate: discountRate });
    },
    packages({ packTypes }: PromoCode): string {
      return format.series((packTypes ?? []).map(packName));
    },
    end({ expiresAt, state }: PromoCode): string {
      if (expiresAt === null) return '';
      return t(state === 'expired' ? 'ended' : 'ends', { time: format.ownDateTime(expiresAt) });
    },
    use({ usedCount, held, left, malformed_fields }: PromoCode): string[] {
      if (usedCount === null) return [];
      const endless = malformed_fields.includes('maxUses') ? '' : t('use.endless');
      return [
        t('use.used', { count: Math.max(0, usedCount - held) }),
        held > 0 ? t('use.held', { count: held }) : '',
        left === null ? endless : t('use.left', { count: left }),
      ];
    },
    faults({ malformed_fields }: PromoCode): string {
      return format.series(malformed_fields.map((field) => t(`faults.${field as 'code'}`)));
    },
  };
}
