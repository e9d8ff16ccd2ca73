import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { type Settlement, settlementOf } from '@fanclub/contract/money/account';
import { currencies } from '@fanclub/contract/money/amounts';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { useTexts } from '#i18n/use-texts.ts';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { SumList } from './sums.tsx';

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
  if (![...open_dues, ...over_dues].some(isOther)) return null;
  const settlement = settlementOf(member.account);
  const net = currencies.filter((currency) => balance[currency] !== 0);
  const rows = [
    ...open_dues.map(({ season, amount, currency }) => ({
      label: t('account.open', { season }),
      value: amount === null ? t('sums.unknown') : formatMoney({ amount, currency }, language),
      isLoud: true,
    })),
    ...over_dues.map(({ season, amount, currency }) => ({
      label: t('account.over', { season }),
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
