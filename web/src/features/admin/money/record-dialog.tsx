import type { AdminMember } from '@fanclub/contract/members/profile';
import { currencies, type Money } from '@fanclub/contract/money/amounts';
import {
  paymentKinds,
  paymentTextMaxLength,
  paymentWays,
  referenceMaxLength,
} from '@fanclub/contract/money/payments';
import { recordPayment } from '@fanclub/contract/money/routes';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { DateField } from '#member/date/date-field.tsx';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { paymentBodyOf, paymentValuesOf } from './payment-values.ts';
import { useMoneyAction } from './use-payments.ts';

interface RecordDialogProps {
  member: AdminMember;
  /** The amount to pay back, if the dialog records a refund; else null. */
  owed: Money | null;
  onClose: () => void;
}

/** Dialog that records a received payment or a refund. */
export function RecordDialog({ member, owed, onClose }: RecordDialogProps) {
  const { t } = useTranslation(['money', 'member', 'common']);
  // The id is created once, so that sending the request again after a lost response does not record the payment
  // twice.
  const [paymentId] = useState(() => crypto.randomUUID());
  const name = `${member.first_name} ${member.last_name}`;
  return (
    <FormDialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullScreen={useIsNarrow('sm')}
      staysOnClickBeside
      mutation={useRouteMutation(recordPayment, useMoneyAction(member.id))}
      initialValues={paymentValuesOf(member, owed)}
      toInput={(values) => ({ params: { id: member.id, paymentId }, body: paymentBodyOf(values) })}
      onDone={onClose}
      title={owed ? t('refunds.recordOf', { name }) : t('record.title', { name })}
      lead={owed && t('record.refundLead')}
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
      <Box sx={twoColumns}>
        <FieldText
          name="amount"
          label={t('record.amount')}
          autoComplete="off"
          inputMode="decimal"
          dir="ltr"
        />
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
        <FieldText
          name="reference"
          label={t('record.reference')}
          required={false}
          autoComplete="off"
          dir="ltr"
          maxLength={referenceMaxLength}
        />
      </Box>
      <DateField name="day" label={t('record.day')} />
      <FieldText
        name="note"
        label={t('record.note')}
        required={false}
        autoComplete="off"
        dir="auto"
        rows={2}
        maxLength={paymentTextMaxLength}
      />
    </FormDialog>
  );
}

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 2,
} as const;
