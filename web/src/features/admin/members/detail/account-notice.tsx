import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { owedDues } from '@fanclub/contract/money/account';
import { partsOf } from '@fanclub/contract/money/amounts';
import { receivedOf } from '@fanclub/contract/money/due';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { askToPay, listOpenDues } from '@fanclub/contract/money/routes';
import Alert from '@mui/material/Alert';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

/**
 * Says what a member has not paid and what the club owes back, by season, with a button that asks the member to pay and
 * a link to the refund. What an application under review has not paid is left out while its receipt is still to be
 * judged, unless a part of the money has come or the member was asked to pay.
 */
export function AccountNotice({ member }: { member: AdminMember }) {
  const { t, language } = useTexts(['review', 'money']);
  const may = useMay();
  const [search] = useSearchParams();
  const { id, account, has_receipt, request_status, requested } = member;
  const asking = useRouteMutation(askToPay, {
    ...useMemberAction(),
    stale: [[listOpenDues.path]],
  });
  const isClaimed = has_receipt && partsOf(receivedOf(member)).length === 0;
  const due = isClaimed ? owedDues({ ...member, ...account }) : account.open_dues;
  const open = request_status === 'rejected' ? [] : due;
  const over = account.over_dues;
  if (open.length + over.length === 0) return null;
  const isRefunding = over.length > 0 && may('bookMoney');
  // The payments, which open the dialog, are on a tab of a member's record, but without tabs in the review.
  const refund = new URLSearchParams(search);
  refund.set('tab', 'money');
  refund.set('refund', '1');
  return (
    <Alert severity="warning">
      {open.map(({ request_number, season, amount, currency }) => (
        <div key={request_number}>
          {amount === null
            ? t('account.unknown', { season })
            : t('account.open', { season, amount: formatMoney({ amount, currency }, language) })}
        </div>
      ))}
      {over.map(({ request_number, season, amount, currency }) => (
        <div key={`${request_number} ${currency}`}>
          {t('account.over', {
            season,
            amount: formatMoney({ amount: amount ?? 0, currency }, language),
          })}
        </div>
      ))}
      <Row sx={{ gap: 1, '&:not(:empty)': { marginBlockStart: 1 } }}>
        {open.length > 0 && (
          <SecondaryButton
            size="small"
            loading={asking.isPending}
            onClick={() => asking.mutate({ params: { id } })}
          >
            {t(requested?.items.includes('amount') ? 'money:open.again' : 'money:open.ask')}
          </SecondaryButton>
        )}
        {isRefunding && (
          <SecondaryButton
            component={RouterLink}
            to={`?${refund}`}
            replace
            preventScrollReset
            size="small"
          >
            {t('money:book.out.open')}
          </SecondaryButton>
        )}
      </Row>
      <ErrorAlert error={asking.error} sx={{ marginBlockStart: 1 }} />
    </Alert>
  );
}
