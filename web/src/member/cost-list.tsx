import type { MemberProfile } from '@fanclub/contract/members/profile';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Amount } from '#ui/amount.tsx';
import { Ltr } from '#ui/ltr.tsx';

/** The fields of an application that `CostList` shows. */
type Cost = Pick<
  MemberProfile,
  | 'base_amount'
  | 'juventus_card'
  | 'juventus_card_cost'
  | 'shipping_cost'
  | 'shipping_discount'
  | 'membership_fee'
  | 'processing_fee'
  | 'promo_code'
  | 'total_price'
  | 'rial_amount'
  | 'exchange_rate'
  | 'exchange_rate_at'
>;

/** The cost of an application as a list of amounts, as the server stored them. */
export function CostList({ profile }: { profile: Cost }) {
  const { t } = useTranslation('member');
  const lines = [
    { key: 'base_amount', value: profile.base_amount, shown: true },
    { key: 'juventus_card_cost', value: profile.juventus_card_cost, shown: profile.juventus_card },
    { key: 'shipping_cost', value: profile.shipping_cost, shown: profile.juventus_card },
    {
      key: 'shipping_discount',
      value: -profile.shipping_discount,
      shown: profile.shipping_discount > 0,
    },
    { key: 'membership_fee', value: profile.membership_fee, shown: profile.membership_fee > 0 },
    { key: 'processing_fee', value: profile.processing_fee, shown: profile.processing_fee > 0 },
  ] as const;
  const { exchange_rate: rate, exchange_rate_at: day } = profile;
  return (
    <>
      <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 0.5 }}>
        {lines
          .filter(({ shown }) => shown)
          .map(({ key, value }) => (
            <Line
              key={key}
              label={t(`amounts.${key}`)}
              note={key === 'shipping_discount' ? profile.promo_code : null}
            >
              <Amount value={value} />
            </Line>
          ))}
        <Line label={t('amounts.total_price')} strong>
          <Amount value={profile.total_price} />
        </Line>
        {profile.rial_amount !== null && (
          <Line label={t('amounts.rial_amount')} strong>
            <Amount value={profile.rial_amount} currency="rial" />
          </Line>
        )}
      </Box>
      {rate !== null && day && (
        <Typography variant="note" sx={{ marginBlockStart: 1 }}>
          {t('amounts.rate', { rate, day })}
        </Typography>
      )}
    </>
  );
}

interface LineProps {
  label: string;
  /** The promo code that gives the discount of this line. */
  note?: string | null;
  strong?: boolean;
  children: React.ReactNode;
}

function Line({ label, note, strong = false, children }: LineProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        ...(strong && {
          fontWeight: 700,
          paddingBlockStart: 0.5,
          borderBlockStart: 'var(--line)',
        }),
      }}
    >
      <dt>
        {label}
        {note && (
          <Typography component="span" variant="note" sx={{ display: 'block' }}>
            <Ltr>{note}</Ltr>
          </Typography>
        )}
      </dt>
      <Box component="dd" sx={{ margin: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
