import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CostList } from '#member/cost-list.tsx';
import { FactList } from '#member/fact-list.tsx';
import { PaymentChip } from '#member/payment-chip.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import type { Profile } from '../profile-query.ts';

/** Package and payment, at the figures of the day of registration. */
export function PaymentSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'member', 'common']);
  const { payment_method: method, euro_payment_method: service } = profile;
  return (
    <SectionPanel
      title={t('payment.title')}
      aside={<PaymentChip isPaid={profile.is_paid} hasReceipt={Boolean(profile.receipt_url)} />}
    >
      <FactList
        facts={[
          {
            label: t('member:fields.pack_type'),
            value: t(`common:packages.${profile.pack_type}`),
          },
          {
            label: t('member:fields.juventus_card'),
            value: t(profile.juventus_card ? 'member:yes' : 'member:no'),
          },
          {
            label: t('member:fields.payment_method'),
            value: [
              t(`common:paymentMethods.${method}`),
              service && t(`common:paymentMethods.${service}`),
            ]
              .filter(Boolean)
              .join(' · '),
          },
        ]}
      />
      <Box sx={{ marginBlockStart: 3, maxInlineSize: 460 }}>
        <CostList profile={profile} />
        {profile.exchange_rate !== null && profile.exchange_rate_at && (
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
            {t('member:amounts.rate', {
              rate: profile.exchange_rate,
              day: profile.exchange_rate_at,
            })}
          </Typography>
        )}
      </Box>
    </SectionPanel>
  );
}
