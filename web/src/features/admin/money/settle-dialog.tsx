import type { MemberRow } from '@fanclub/contract/members/admin-member';
import type { Settlement } from '@fanclub/contract/money/account';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { movePayment } from '@fanclub/contract/money/routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { randomId } from '#store/random-id.ts';
import { FieldLatin } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { amountOf, typedOf } from './payment-values.ts';
import { useMoneyAction } from './use-payments.ts';

interface SettleDialogProps {
  member: MemberRow;
  settlement: Settlement;
  onClose: () => void;
}

/** Dialog that moves an amount from an overpaid application of a member to an unpaid application of the same member. */
export function SettleDialog({ member, settlement, onClose }: SettleDialogProps) {
  const { t } = useTranslation('money');
  // The id is created once. If the response is lost and the request is sent again, the server does not move the money
  // twice.
  const [moveId] = useState(() => randomId());
  const language = useLanguage();
  const { from, to, currency } = settlement;
  return (
    <FormDialog
      onClose={onClose}
      mutation={useRouteMutation(movePayment, useMoneyAction(member.id))}
      initialValues={{ amount: typedOf(settlement, language) }}
      toInput={(values) => ({
        params: { id: member.id, moveId },
        body: {
          from_request_number: from.request_number,
          to: member.id,
          to_request_number: to.request_number,
          currency,
          amount: amountOf(values.amount, currency) as number,
        },
      })}
      onDone={onClose}
      title={t('settle.title', { amount: formatMoney(settlement, language) })}
      lead={t('settle.lead', { from: from.season, to: to.season })}
      submit={t('settle.submit')}
      focus="amount"
    >
      <FieldLatin name="amount" label={t('record.amount')} inputMode="decimal" />
    </FormDialog>
  );
}
