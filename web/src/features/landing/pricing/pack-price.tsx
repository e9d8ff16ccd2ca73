import { offers } from '@fanclub/contract/club/offers';
import { offersRial } from '@fanclub/contract/members/payment';
import { costOf } from '@fanclub/contract/pricing/cost';
import { isForFamily, type PackType } from '@fanclub/contract/pricing/packages';
import { toRial } from '@fanclub/contract/pricing/rial';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#api/public-settings.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { createStore } from '#store/store.ts';
import { Amount } from '#ui/amount.tsx';
import { unknown } from '../shown-to.ts';

/**
 * The price of a package without and, if the club has one, with the club card. In languages that offer payment in rial,
 * both prices are also shown in rial.
 */
export function PackPrice({ pack }: { pack: PackType }) {
  const { t } = useTranslation('landing');
  const { settings } = usePublicSettings();
  const total = (withCard: boolean) =>
    settings &&
    costOf({ pack_type: pack, juventus_card: withCard }, priceListOf(settings)).total_price;
  return (
    <>
      <Typography component="span" sx={{ display: 'block', marginBlockStart: 1 }}>
        <Price value={total(false)} size="large" />{' '}
        <Typography component="span" variant="note">
          {t(isForFamily(pack) ? 'pricing.perSeasonTogether' : 'pricing.perSeason')}
        </Typography>
      </Typography>
      <InRial euro={total(false)} />
      {offers('card') && (
        <Box
          component="span"
          sx={{
            display: 'block',
            marginBlockStart: 1,
            paddingBlockStart: 1,
            borderBlockStart: '1px dashed',
            borderColor: 'divider',
          }}
        >
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            {t('pricing.withCard')}{' '}
            <Box component="strong" sx={{ fontWeight: 750 }}>
              <Price value={total(true)} />
            </Box>
          </Typography>
          <InRial euro={total(true)} />
        </Box>
      )}
    </>
  );
}

interface PriceProps {
  value: number | undefined;
  size?: 'inherit' | 'large';
}

function Price({ value, size = 'inherit' }: PriceProps) {
  if (value !== undefined) return <Amount value={value} size={size} />;
  return (
    <Box
      component="span"
      sx={size === 'large' ? { fontSize: '1.75rem', fontWeight: 800, lineHeight: 1.3 } : {}}
    >
      {unknown}
    </Box>
  );
}

/**
 * The amount in rial and in toman (ten rial), the unit that people use. Space for the amount is
 * reserved, so that nothing moves when the exchange rate is loaded.
 */
function InRial({ euro }: { euro: number | undefined }) {
  const { t } = useTranslation('landing');
  const format = useFormat();
  const rate = useExchangeRate();
  if (!offersRial(format.language)) return null;
  const rial = euro === undefined || rate === null ? null : toRial(euro, rate);
  return (
    <Typography
      component="span"
      variant="note"
      sx={{
        display: 'block',
        minBlockSize: { xs: '1.75em', md: '3.5em' },
        fontSize: '0.8125rem',
        '& > span': { display: { md: 'block' } },
      }}
    >
      {rial === null ? (
        unknown
      ) : (
        <>
          <span>{t('pricing.inRial', { rial })}</span>{' '}
          <span>{t('pricing.inToman', { toman: rial / 10 })}</span>
        </>
      )}
    </Typography>
  );
}

const rate = createStore<number | null>(null, () => {
  if (!isAsked) void ask();
});
let isAsked = false;

/** Requests the rate, once for all prices of the page. If the request fails, no amount in rial is shown. */
async function ask(): Promise<void> {
  isAsked = true;
  const answer = await fetch('/api/exchange-rate')
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  if (typeof answer?.rate === 'number') rate.set(answer.rate);
}

const never = () => () => undefined;

/**
 * Returns the number of rial for one euro; null until it is loaded and in languages that do not offer payment in rial.
 */
function useExchangeRate(): number | null {
  const isOffered = offersRial(useLanguage());
  return useSyncExternalStore(
    isOffered ? rate.subscribe : never,
    () => (isOffered ? rate.get() : null),
    () => null,
  );
}
