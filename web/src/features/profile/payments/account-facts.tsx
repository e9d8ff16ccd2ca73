import type { ShownAccount } from '@fanclub/contract/members/account';
import { settlementOf } from '@fanclub/contract/money/account';
import { formatMoney } from '@fanclub/contract/money/format-money';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { FactList } from '#member/fact-list.tsx';
import type { Profile } from '#member/profile-query.ts';

/** True if the account has something of another application than the present one, whose sums the profile shows anyway. */
export const saysMore = (
  { open_dues, over_dues }: ShownAccount,
  { request_number }: Pick<Profile, 'request_number'>,
): boolean => [...open_dues, ...over_dues].some((due) => due.request_number !== request_number);

/** What is open and what the club pays back, of each season, and what stays if both are settled with each other. */
export function AccountFacts({ account }: { account: ShownAccount }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { open_dues, over_dues, balance } = account;
  const settlement = settlementOf(account);
  const known = (dues: ShownAccount['open_dues'], label: 'payments.openOf' | 'payments.overOf') =>
    dues.flatMap(({ season, amount, currency }) =>
      amount === null
        ? []
        : [
            {
              label: t(label, { season }),
              value: <bdi>{formatMoney({ amount, currency }, language)}</bdi>,
            },
          ],
    );
  return (
    <div>
      <FactList
        facts={[...known(open_dues, 'payments.openOf'), ...known(over_dues, 'payments.overOf')]}
      />
      {settlement && (
        <Typography>
          {t(...settledWords(balance[settlement.currency], settlement.currency))}
        </Typography>
      )}
    </div>
  );

  function settledWords(left: number, currency: 'EUR' | 'IRR') {
    const amount = formatMoney({ amount: Math.abs(left), currency }, language);
    if (left === 0) return ['payments.settledEven', { amount }] as const;
    return [left > 0 ? 'payments.settledOpen' : 'payments.settledBack', { amount }] as const;
  }
}
