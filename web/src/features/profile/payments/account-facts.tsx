import type { ShownAccount } from '@fanclub/contract/members/account';
import { numberBeside, settlementOf } from '@fanclub/contract/money/account';
import { formatMoney } from '@fanclub/contract/money/format-money';
import Typography from '@mui/material/Typography';
import { useTexts } from '#i18n/use-texts.ts';
import { FactList } from '#member/fact-list.tsx';
import type { Profile } from '#member/profile-query.ts';

/**
 * True if the account contains a due of an application other than the present one. The profile shows the sums of the
 * present application in any case.
 */
export const hasOtherDues = (
  { open_dues, over_dues }: ShownAccount,
  { request_number }: Pick<Profile, 'request_number'>,
): boolean => [...open_dues, ...over_dues].some((due) => due.request_number !== request_number);

/**
 * Shows for each season the amount that the member still owes or that the club pays back, and the amount that remains
 * if both are offset against each other.
 */
export function AccountFacts({ account }: { account: ShownAccount }) {
  const { t, language } = useTexts(['profile', 'member']);
  const { open_dues, over_dues, balance } = account;
  const settlement = settlementOf(account);
  const known = (dues: ShownAccount['open_dues'], label: 'member:balance.of' | 'payments.overOf') =>
    dues.flatMap(({ amount, currency, ...due }) =>
      amount === null
        ? []
        : [
            {
              label: t(label, due) + numberBeside(due, [...open_dues, ...over_dues]),
              value: <bdi>{formatMoney({ amount, currency }, language)}</bdi>,
            },
          ],
    );
  return (
    <div>
      <FactList
        facts={[...known(open_dues, 'member:balance.of'), ...known(over_dues, 'payments.overOf')]}
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
