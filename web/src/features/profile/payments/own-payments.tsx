import type { Money } from '@fanclub/contract/money/amounts';
import { formatParts } from '@fanclub/contract/money/format-money';
import { ownPayments, type PaidApplication } from '@fanclub/contract/money/own-payments';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#api/route-query.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { PaymentChip } from '#member/chips.tsx';
import { CostList } from '#member/cost-list.tsx';
import { type Fact, FactList } from '#member/fact-list.tsx';
import { useMemberFacts } from '#member/member-facts.tsx';
import type { Profile } from '#member/profile-query.ts';
import { bareList } from '#ui/bare-list.ts';
import { Loaded } from '#ui/loaded.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { forWhom } from '../for-whom.ts';
import { AccountFacts, hasOtherDues } from './account-facts.tsx';
import { PaymentLine } from './payment-line.tsx';

/** Package and payment of the application, with the amounts that the server stored. */
export function PaymentSection({ profile }: { profile: Profile }) {
  const { t } = useTexts('profile');
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

/** Payments and refunds of every application; nothing is shown if there are none. */
export function OwnPayments({ profile }: { profile: Profile }) {
  const { t } = useTexts('profile');
  const loading = useQuery(routeQuery(ownPayments, { query: forWhom(profile) }));
  const { data } = loading;
  if (data && !hasOtherDues(data.account, profile) && data.applications.length === 0) return null;
  return (
    <SectionPanel title={t('payments.title')}>
      <Loaded query={loading} lines={3}>
        {({ account, applications }) => (
          <Box sx={{ display: 'grid', gap: 4 }}>
            {hasOtherDues(account, profile) && <AccountFacts account={account} />}
            {applications.map((application) => (
              <Application key={application.request_number} application={application} />
            ))}
          </Box>
        )}
      </Loaded>
    </SectionPanel>
  );
}

function Application({ application }: { application: PaidApplication }) {
  const { t } = useTexts('profile');
  const { season, request_number: number, payments } = application;
  return (
    <div>
      <Box sx={{ marginBlockEnd: 1 }}>
        <Typography variant="h5" component="h3">
          {t('family.season', { season })}
        </Typography>
        <Typography variant="note">
          <Ltr>{number}</Ltr>
        </Typography>
      </Box>
      <Box component="ol" sx={{ ...bareList, marginBlockEnd: 2 }}>
        {payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
      </Box>
      <FactList facts={useSums(application)} />
    </div>
  );
}

/** Returns the amount due, and the amount that is not paid yet or that the club owes back. */
function useSums({ due, open, owed_back: owed }: PaidApplication): Fact[] {
  const { t, language } = useTexts('profile');
  const said = (...money: Money[]) => <bdi>{formatParts(money, language)}</bdi>;
  return [
    ...(due ? [{ label: t('payments.due'), value: said(due) }] : []),
    // The unpaid amount is not shown if the club owes something back.
    ...(open && open.amount > 0 && owed.length === 0
      ? [{ label: t('payments.open'), value: said(open) }]
      : []),
    ...(owed.length > 0 ? [{ label: t('payments.owed'), value: said(...owed) }] : []),
  ];
}
