import { defaultPaymentMethod } from '@fanclub/contract/members/payment';
import type { DueToPay } from '@fanclub/contract/money/account';
import { formatMoney, formatParts } from '@fanclub/contract/money/format-money';
import { toCents } from '@fanclub/contract/pricing/round';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { useTexts } from '#i18n/use-texts.ts';
import { OpenBalance } from '#member/open-balance.tsx';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { Panel } from '#ui/panel.tsx';
import { debtsIn } from '../../bill/bill.ts';
import { useDraft, useWizard } from '../../page/wizard-context.ts';

/**
 * Offers to pay what the member owes for earlier seasons with the same transfer, and shows the sum. Debts in another
 * currency are told separately, with where to pay them.
 */
export default function RestChoice({ debts }: { debts: readonly DueToPay[] }) {
  const { t, language } = useTexts('renewal');
  const { values } = useDraft();
  const method = values.payment_method || defaultPaymentMethod(language);
  const fitting = debtsIn(method, debts);
  const others = debts.filter((due) => !fitting.includes(due));
  const sum = useSum(fitting);
  return (
    <>
      {fitting.length > 0 && (
        <Panel sx={{ padding: 2, paddingBlockEnd: 0 }}>
          <FieldCheckbox
            name="with_rest"
            label={t('rest.choose', { amount: formatParts(fitting, language) })}
            help={values.with_rest ? sum : t('rest.later')}
          />
        </Panel>
      )}
      <OpenBalance dues={others}>{t('rest.alone')}</OpenBalance>
    </>
  );
}

/** Returns the sum of the renewal and these debts as a text, with the number to quote. */
function useSum(debts: readonly DueToPay[]): string {
  const { t, language } = useTexts('renewal');
  const { bill, settings } = useWizard();
  const number = isolateLtr(useDraft().values.request_number);
  const currency = debts[0]?.currency ?? 'EUR';
  const { rial, total } = bill;
  const own = currency === 'IRR' ? rial : total === undefined ? null : toCents(total);
  const quoted = t('rest.oneNumber', { number });
  if (own === null) return quoted;
  const said = (amount: number) => formatMoney({ amount, currency }, language);
  const parts = [
    t('rest.own', { season: settings.season, amount: said(own) }),
    ...debts.map(({ season, amount }) => t('rest.part', { season, amount: said(amount) })),
  ];
  const all = debts.reduce((sum, { amount }) => sum + amount, own);
  return `${parts.join(' + ')} = \u2068${said(all)}\u2069. ${quoted}`;
}
