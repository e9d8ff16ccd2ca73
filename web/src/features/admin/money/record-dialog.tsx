import { currencies } from '@fanclub/contract/money/amounts';
import { formatMoney } from '@fanclub/contract/money/format-money';
import {
  type PaymentWay,
  paymentKinds,
  paymentTextMaxLength,
  paymentWays,
  referenceMaxLength,
} from '@fanclub/contract/money/payments';
import { recordPayment } from '@fanclub/contract/money/routes';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { DateField } from '#member/date/date-field.tsx';
import { randomId } from '#store/random-id.ts';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldLatin, FieldProse } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import {
  type DueChoice,
  dueChoicesOf,
  type Owed,
  type Payer,
  paymentBodyOf,
  paymentValuesOf,
} from './payment-values.ts';
import { useMoneyAction } from './use-payments.ts';

interface RecordDialogProps {
  member: Payer;
  /** The amount to pay back, if the dialog records a refund; else null. */
  owed: Owed | null;
  /** The way by which the club received the money that a refund pays back; undefined if it is not known. */
  cameBy?: PaymentWay | undefined;
  onClose: () => void;
}

/** Dialog that records a received payment or a refund. */
export function RecordDialog({ member, owed, cameBy, onClose }: RecordDialogProps) {
  const { t } = useTranslation(['money', 'member', 'common']);
  // The id is created once. If the response is lost and the request is sent again, the server does not record the
  // payment twice.
  const [paymentId] = useState(() => randomId());
  const name = `${member.first_name} ${member.last_name}`;
  const choices = owed ? [] : dueChoicesOf(member);
  const wordsOf = useDueWords();
  const dueAgain = t(useMay()('rejectUser') ? 'record.dueAgain' : 'record.dueAgainAsk');
  return (
    <FormDialog
      onClose={onClose}
      maxWidth="sm"
      fullScreen={useIsNarrow('sm')}
      staysOnClickBeside
      mutation={useRouteMutation(recordPayment, useMoneyAction(member.id))}
      initialValues={paymentValuesOf(member, owed, useLanguage(), cameBy)}
      toInput={(values) => ({ params: { id: member.id, paymentId }, body: paymentBodyOf(values) })}
      onDone={onClose}
      title={owed ? t('refunds.recordOf', { name }) : t('record.title', { name })}
      lead={owed && [t('record.refundLead'), owed.isDue && dueAgain].filter(Boolean).join(' ')}
      submit={t('record.submit')}
      focus="amount"
    >
      {!owed && (
        <FieldSelect
          name="kind"
          label={t('record.kind')}
          options={paymentKinds.map((value) => ({ value, label: t(`record.kinds.${value}`) }))}
        />
      )}
      {choices.length > 1 && (
        <FieldSelect
          name="request_number"
          label={t('record.due')}
          options={choices.map((choice) => ({
            value: choice.request_number,
            label: wordsOf(choice),
          }))}
        />
      )}
      <Box sx={twoColumns}>
        <FieldLatin name="amount" label={t('record.amount')} inputMode="decimal" />
        <FieldSelect
          name="currency"
          label={t('record.currency')}
          options={currencies.map((value) => ({ value, label: t(`record.currencies.${value}`) }))}
        />
        <FieldSelect
          name="way"
          label={t('record.way')}
          options={paymentWays.map((value) => ({ value, label: t(`member:ways.${value}`) }))}
        />
        <FieldLatin
          name="reference"
          label={t('record.reference')}
          required={false}
          maxLength={referenceMaxLength}
        />
      </Box>
      <DateField name="day" label={t('record.day')} />
      <FieldProse
        name="note"
        label={t('record.note')}
        required={false}
        rows={2}
        maxLength={paymentTextMaxLength}
      />
    </FormDialog>
  );
}

/**
 * Returns a function for the label of an application in the list from which the admin chooses what the money is for.
 */
function useDueWords() {
  const { t } = useTranslation('money');
  const language = useLanguage();
  return ({ season, open, over }: DueChoice) => {
    if (open) return t('record.dueOpen', { season, amount: formatMoney(open, language) });
    if (over) return t('record.dueOver', { season, amount: formatMoney(over, language) });
    return t('record.dueSettled', { season });
  };
}

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 2,
} as const;
