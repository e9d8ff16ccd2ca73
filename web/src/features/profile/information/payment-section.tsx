import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PaymentChip } from '#member/chips.tsx';
import { CostList } from '#member/cost-list.tsx';
import { FactList } from '#member/fact-list.tsx';
import { useMemberFacts } from '#member/member-facts.tsx';
import type { Profile } from '#member/profile-query.ts';
import { SectionPanel } from '#ui/panel.tsx';

/** Package and payment of the application, with the amounts that the server stored. */
export function PaymentSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const factsOf = useMemberFacts();
  return (
    <SectionPanel
      title={t('payment.title')}
      aside={<PaymentChip isPaid={profile.is_paid} hasReceipt={Boolean(profile.receipt_url)} />}
    >
      <FactList facts={factsOf(profile, 'membership', 'payment')} />
      <Box sx={{ marginBlockStart: 3, maxInlineSize: 460 }}>
        <CostList profile={profile} />
      </Box>
    </SectionPanel>
  );
}
