import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { noAmounts, partsOf } from '@fanclub/contract/money/amounts';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { askToPay, listOpenDues } from '@fanclub/contract/money/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';

/**
 * Says what a member has not paid, by season, with a button that asks the member to pay it. An application under review
 * whose receipt is still to be judged is left out, unless a part of its money has come or the member was asked to pay.
 */
export function OpenDues({ member }: { member: AdminMember }) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const { id, account, owes, received, has_receipt, request_status, requested } = member;
  const asking = useRouteMutation(askToPay, {
    ...useMemberAction(),
    stale: [[listOpenDues.path]],
  });
  const isClaimed = has_receipt && partsOf(received ?? noAmounts).length === 0;
  const isJudged = owes !== null || !isClaimed;
  if (request_status === 'rejected' || account.open_dues.length === 0 || !isJudged) return null;
  const isAsked = requested?.items.includes('amount');
  return (
    <Alert severity="warning">
      {account.open_dues.map(({ request_number, season, amount, currency }) => (
        <div key={request_number}>
          {amount === null
            ? t('open.unknown', { season })
            : t('open.due', { season, amount: formatMoney({ amount, currency }, language) })}
        </div>
      ))}
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        loading={asking.isPending}
        onClick={() => asking.mutate({ params: { id } })}
        sx={{ display: 'flex', marginBlockStart: 1 }}
      >
        {t(isAsked ? 'open.again' : 'open.ask')}
      </Button>
      <ErrorAlert error={asking.error} sx={{ marginBlockStart: 1 }} />
    </Alert>
  );
}
