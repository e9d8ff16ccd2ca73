import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { numberBeside, type Settlement, settlementOf } from '@fanclub/contract/money/account';
import { currencies, type Money, noAmounts, partsOf } from '@fanclub/contract/money/amounts';
import { dueOf, openOf, owedBackOf, receivedOf } from '@fanclub/contract/money/due';
import { formatMoney, formatParts } from '@fanclub/contract/money/format-money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTexts } from '#i18n/use-texts.ts';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

/**
 * Shows the amounts of an application: due, received, what was waived or kept, and what is still to be paid or to be paid
 * back.
 */
export function Sums({ member }: { member: AdminMember }) {
  const { t, language } = useTexts('money');
  const due = dueOf(member);
  const open = openOf(member);
  const owed = owedBackOf(member);
  const said = (money: Money[]) => formatParts(money, language);
  const received = partsOf(receivedOf(member));
  // A member of several seasons has payments of all of them in the list below these amounts.
  const { season } = member;
  const isOneOfSeveral = member.other_numbers.length > 0;
  const nothing = due ?? { amount: 0, currency: 'EUR' as const };
  const rows = [
    {
      label: isOneOfSeveral ? t('sums.dueFor', { season }) : t('sums.due'),
      value: due ? said([due]) : t('sums.unknown'),
    },
    {
      label: isOneOfSeveral ? t('sums.receivedFor', { season }) : t('sums.received'),
      value: said(received.length > 0 ? received : [{ ...nothing, amount: 0 }]),
    },
    ...(['before', 'waived', 'kept'] as const).map((name) => {
      const parts = partsOf(member[name] ?? noAmounts);
      return parts.length > 0 ? { label: t(`sums.${name}`), value: said(parts) } : null;
    }),
    open && open.amount > 0 && owed.length === 0
      ? { label: t('sums.missing'), value: said([open]), isLoud: true }
      : null,
    owed.length > 0
      ? {
          label: t(member.request_status === 'rejected' ? 'sums.owed' : 'sums.tooMuch'),
          value: said(owed),
          isLoud: true,
        }
      : null,
  ];
  return <SumList rows={rows} />;
}

interface SumRow {
  label: string;
  value: string;
  isLoud?: boolean;
}

/** Shows sums side by side, each below its label. */
function SumList({ rows }: { rows: readonly (SumRow | null)[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, marginBlock: 1 }}
    >
      {rows.map(
        (row) =>
          row && (
            <Box key={row.label}>
              <Typography component="dt" variant="note">
                {row.label}
              </Typography>
              <Typography
                component="dd"
                sx={{ margin: 0, fontWeight: 650, fontVariantNumeric: 'var(--figures)' }}
                color={row.isLoud ? 'error' : 'textPrimary'}
              >
                <bdi>{row.value}</bdi>
              </Typography>
            </Box>
          ),
      )}
    </Box>
  );
}

interface AccountSumsProps {
  member: AdminMember;
  onSettle: (settlement: Settlement) => void;
}

/**
 * Shows the account of a member over all seasons. A button moves an overpaid amount of one application to an unpaid
 * application. Shown only if an application other than the present one is unpaid or overpaid.
 */
export function AccountSums({ member, onSettle }: AccountSumsProps) {
  const { t, language } = useTexts('money');
  const { open_dues, over_dues, balance } = member.account;
  const isOther = ({ request_number }: { request_number: string }) =>
    request_number !== member.request_number;
  const all = [...open_dues, ...over_dues];
  if (!all.some(isOther)) return null;
  const settlement = settlementOf(member.account);
  const net = currencies.filter((currency) => balance[currency] !== 0);
  const rows = [
    ...open_dues.map(({ amount, currency, ...due }) => ({
      label: t('account.open', due) + numberBeside(due, all),
      value: amount === null ? t('sums.unknown') : formatMoney({ amount, currency }, language),
      isLoud: true,
    })),
    ...over_dues.map(({ amount, currency, ...due }) => ({
      label: t('account.over', due) + numberBeside(due, all),
      value: formatMoney({ amount: amount ?? 0, currency }, language),
      isLoud: true,
    })),
    ...net.map((currency) => ({
      label: t(balance[currency] > 0 ? 'account.owes' : 'account.owed'),
      value: formatMoney({ amount: Math.abs(balance[currency]), currency }, language),
    })),
  ];
  return (
    <Row apart>
      <SumList rows={rows} />
      {settlement && (
        <SecondaryButton size="small" onClick={() => onSettle(settlement)}>
          {t('book.settle.open', { amount: formatMoney(settlement, language) })}
        </SecondaryButton>
      )}
    </Row>
  );
}
