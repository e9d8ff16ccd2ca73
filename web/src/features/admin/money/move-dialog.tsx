import type { MemberRow } from '@fanclub/contract/members/admin-member';
import { openOf } from '@fanclub/contract/money/due';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { movePayment } from '@fanclub/contract/money/routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '#admin-kit/api/queries.ts';
import { ChooseMember } from '#admin-kit/choose-member.tsx';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { fullName } from '#member/full-name.ts';
import { randomId } from '#store/random-id.ts';
import { FieldLatin } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { amountOf, type Owed, typedOf } from './payment-values.ts';
import { paymentsKey, useMoneyAction } from './use-payments.ts';

interface MoveDialogProps {
  member: MemberRow;
  owed: Owed;
  onClose: () => void;
}

/**
 * Dialog that moves an overpaid amount to another member: the admin first chooses the member, then the
 * amount.
 */
export function MoveDialog({ member, owed, onClose }: MoveDialogProps) {
  const { t } = useTranslation('money');
  const [to, setTo] = useState<MemberRow | null>(null);
  const language = useLanguage();
  const title = t('move.title', { amount: formatMoney(owed, language) });
  const openAt = (one: MemberRow) => {
    const open = openOf(one);
    return open && t('choose.open', { amount: formatMoney(open, language) });
  };
  return to ? (
    <MoveForm member={member} owed={owed} to={to} title={title} onClose={onClose} />
  ) : (
    <ChooseMember
      title={title}
      except={member.id}
      saidOf={openAt}
      onChoose={setTo}
      onClose={onClose}
    />
  );
}

interface MoveFormProps extends MoveDialogProps {
  to: MemberRow;
  title: string;
}

function MoveForm({ member, owed, to, title, onClose }: MoveFormProps) {
  const { t } = useTranslation('money');
  // The id is created once. If the response is lost and the request is sent again, the server does not move the money
  // twice.
  const [moveId] = useState(() => randomId());
  const { currency } = owed;
  const open = openOf(to);
  const amount = open?.currency === currency ? Math.min(owed.amount, open.amount) : owed.amount;
  const action = useMoneyAction(member.id);
  const stale = [...action.stale, paymentsKey(to.id), memberQuery(to.request_number).queryKey];
  return (
    <FormDialog
      onClose={onClose}
      mutation={useRouteMutation(movePayment, { ...action, stale })}
      initialValues={{ amount: typedOf({ amount, currency }, useLanguage()) }}
      toInput={(values) => ({
        params: { id: member.id, moveId },
        body: {
          from_request_number: owed.request_number,
          to: to.id,
          currency,
          amount: amountOf(values.amount, currency) as number,
        },
      })}
      onDone={onClose}
      title={title}
      lead={t('move.lead', {
        from: fullName(member),
        to: fullName(to),
        number: to.request_number,
      })}
      submit={t('move.submit')}
      focus="amount"
    >
      <FieldLatin name="amount" label={t('record.amount')} inputMode="decimal" />
    </FormDialog>
  );
}
