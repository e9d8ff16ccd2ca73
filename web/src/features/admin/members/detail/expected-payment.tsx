import { updateUser } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { earlierDuesToPay } from '@fanclub/contract/money/account';
import { currencyBy, partsOf } from '@fanclub/contract/money/amounts';
import { dueOf, openOf, priceOf, receivedOf } from '@fanclub/contract/money/due';
import { formatMoney, formatParts } from '@fanclub/contract/money/format-money';
import { toCents } from '@fanclub/contract/pricing/round';
import { proofFieldNames } from '@fanclub/contract/registration/request-rules';
import { formatNumber, formatSeason } from '@fanclub/contract/text/format';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { dueAmount, ownAmount } from '#admin-kit/due-amount.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { CostList } from '#member/cost-list.tsx';
import { fullName } from '#member/full-name.ts';
import { Amount } from '#ui/amount.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Conflict } from '../conflict.tsx';

/**
 * Shows the payment that the receipt should prove: amount, payment method and name, in large text for a quick
 * comparison.
 */
export function ExpectedPayment({ member }: { member: AdminMember }) {
  const { t, format } = useTexts(['review', 'member', 'common']);
  const may = useMay();
  const { payment_method: method, euro_payment_method: service } = member;
  const due = dueAmount(member);
  const shared = member.shared_transfer;
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Box>
        <Typography variant="note">{t('detail.expected')}</Typography>
        <Amount size="large" {...due} />
        {format.language === 'fa' && (
          // Most receipts show the amount in Latin digits, so the amount is repeated in Latin digits below the Persian
          // ones.
          <Typography variant="note">
            {t('detail.inLatin')} <Ltr>{formatNumber(due.value, 'en')}</Ltr>
          </Typography>
        )}
        {shared && <OwnPart member={member} people={shared.people} />}
        <WithRest member={member} />
      </Box>
      <ReducedPart member={member} />
      <ReceivedPart member={member} />
      <Box>
        <Typography variant="note">{t('member:fields.payment_method')}</Typography>
        <Typography sx={{ fontWeight: 650 }}>
          {t(`common:paymentMethods.${service ?? method}`)}
        </Typography>
      </Box>
      <Box>
        <Typography variant="note">{t(shared ? 'detail.familyPayer' : 'detail.payer')}</Typography>
        <Typography sx={{ fontWeight: 650 }}>
          <bdi>{shared?.payer ?? fullName(member)}</bdi>
        </Typography>
      </Box>
      <TransferFacts member={member} />
      <Box sx={{ fontSize: '0.9375rem' }}>
        <CostList profile={member} />
      </Box>
      {may('updateUser') && <PaidSwitch member={member} />}
    </Box>
  );
}

/** Says for how many people one transfer is, and which part of it is for this one. */
function OwnPart({ member, people }: { member: AdminMember; people: number }) {
  const { t, format } = useTexts('review');
  const { value, currency } = ownAmount(member);
  return (
    <Typography sx={{ fontWeight: 650 }}>
      <bdi>{t('detail.ownPart', { count: people, amount: format[currency](value) })}</bdi>
    </Typography>
  );
}

/** Says the sum that the receipt may show instead, if the same transfer also pays what is open of earlier seasons. */
function WithRest({ member }: { member: AdminMember }) {
  const { t, format } = useTexts('review');
  const { value, currency } = dueAmount(member);
  const wanted = currencyBy[currency];
  const rest = earlierDuesToPay({ ...member, ...member.account }).filter(
    (due) => due.currency === wanted,
  );
  if (rest.length === 0) return null;
  const own = currency === 'euro' ? toCents(value) : value;
  const amount = rest.reduce((sum, due) => sum + due.amount, own);
  const seasons = format.list(rest.map(({ season }) => formatSeason(season, format.language)));
  return (
    <Typography sx={{ fontWeight: 650 }}>
      {t('detail.withRest', {
        seasons,
        amount: formatMoney({ amount, currency: wanted }, format.language),
      })}
    </Typography>
  );
}

/** Says that the membership is free, or which price the club asks instead of the usual one, and why. */
function ReducedPart({ member }: { member: AdminMember }) {
  const { t, language } = useTexts('review');
  const [price, due] = [priceOf(member), dueOf(member)];
  if (!price || !due || due.amount === price.amount) return null;
  const words = { price: formatMoney(price, language), due: formatMoney(due, language) };
  return (
    <Box>
      <Typography sx={{ fontWeight: 650 }}>
        <bdi>{t(due.amount === 0 ? 'detail.free' : 'detail.reduced', words)}</bdi>
      </Typography>
      {member.reduction_reason && (
        <Typography variant="body2">
          <bdi>{member.reduction_reason}</bdi>
        </Typography>
      )}
    </Box>
  );
}

/** Shows what has been received and what is still to be paid, if the member has paid only a part. */
function ReceivedPart({ member }: { member: AdminMember }) {
  const { t, language } = useTexts('review');
  const open = openOf(member);
  const parts = partsOf(receivedOf(member));
  if (parts.length === 0 || !open?.amount) return null;
  const shown = {
    received: formatParts(parts, language),
    open: formatMoney(open, language),
  };
  return (
    <Typography sx={{ fontWeight: 650 }}>
      <bdi>{t('detail.receivedPart', shown)}</bdi>
    </Typography>
  );
}

/**
 * Shows the request number that the transfer's note should contain, and the details of the transfer that the member
 * entered.
 */
function TransferFacts({ member }: { member: AdminMember }) {
  const { t } = useTexts(['review', 'member']);
  const facts = [
    {
      label: t('detail.inTheNote'),
      value: member.shared_transfer?.number ?? member.told_number ?? member.request_number,
    },
    ...proofFieldNames.map((name) => ({ label: t(`member:fields.${name}`), value: member[name] })),
  ];
  return facts.map(
    ({ label, value }) =>
      value && (
        <Box key={label}>
          <Typography variant="note">{label}</Typography>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            <Ltr>{value}</Ltr>
          </Typography>
        </Box>
      ),
  );
}

/** Switch for `is_paid`, with which an admin confirms that the money arrived, or withdraws this confirmation. */
function PaidSwitch({ member }: { member: AdminMember }) {
  const { t } = useTexts('review');
  const { id, version } = member;
  const { mutate, isPending, error } = useRouteMutation(updateUser, useMemberAction());
  return (
    <Box>
      <FormControlLabel
        label={t('detail.paid')}
        control={
          <Switch
            name="is_paid"
            checked={member.is_paid}
            disabled={isPending}
            onChange={(_, isPaid) => mutate({ params: { id }, body: { is_paid: isPaid, version } })}
          />
        }
      />
      <Conflict error={error} />
    </Box>
  );
}
