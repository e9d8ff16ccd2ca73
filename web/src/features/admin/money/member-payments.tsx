import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { paymentTextMaxLength, type ShownPayment } from '@fanclub/contract/money/payments';
import { reversePayment } from '@fanclub/contract/money/routes';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { bareList } from '#ui/bare-list.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { FieldProse } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { AccountSums } from './account-sums.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PaymentRow } from './payment-row.tsx';
import { type Owed, refundableOf } from './payment-values.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { Sums } from './sums.tsx';
import { useMoneyAction, usePayments } from './use-payments.ts';

interface ReverseDialogProps {
  memberId: string;
  payment: ShownPayment;
  onClose: () => void;
}

/** Asks for a reason before a payment is reversed. */
function ReverseDialog({ memberId, payment, onClose }: ReverseDialogProps) {
  const { t } = useTranslation('money');
  const amount = formatMoney(payment, useLanguage());
  return (
    <FormDialog
      onClose={onClose}
      mutation={useRouteMutation(reversePayment, useMoneyAction(memberId))}
      initialValues={{ reason: '' }}
      toInput={(body) => ({ params: { id: memberId, paymentId: payment.id }, body })}
      onDone={onClose}
      title={t('reverse.title', { amount })}
      lead={t('reverse.lead')}
      submit={t('reverse.submit')}
      danger
      focus="reason"
    >
      <FieldProse
        name="reason"
        label={t('reverse.reason')}
        rows={2}
        maxLength={paymentTextMaxLength}
      />
    </FormDialog>
  );
}

/** The payments of an application, for roles that may read them. */
export default function MemberPayments({ member }: { member: AdminMember }) {
  return useMay()('listPayments') ? <Payments member={member} /> : null;
}

function Payments({ member }: { member: AdminMember }) {
  const { t } = useTranslation('money');
  const [search, setSearch] = useSearchParams();
  const [moving, setMoving] = useState<Owed | null>(null);
  const [reversing, setReversing] = useState<ShownPayment | null>(null);
  const { payments, ...list } = usePayments(member.id);
  const [over] = member.account.over_dues;
  const owed = over && { ...over, amount: over.amount ?? 0 };
  const refundable = owed ?? refundableOf(member);
  const [recording, setRecording] = useState<{ owed: Owed | null } | null>(null);
  const closeRecording = () => setRecording(null);
  const closeLinked = () => {
    const after = new URLSearchParams(search);
    after.delete('refund');
    setSearch(after, { replace: true, preventScrollReset: true });
  };
  const mayReverse = (payment: ShownPayment) => !payment.is_reversed && payment.reverses === null;
  return (
    <Box component="section" aria-labelledby="member-payments">
      <Row apart>
        <Typography id="member-payments" variant="h5" component="h3">
          {t('list.title')}
        </Typography>
        <Row sx={{ gap: 1 }}>
          {refundable && (
            <SecondaryButton size="small" onClick={() => setRecording({ owed: refundable })}>
              {t('refunds.record')}
            </SecondaryButton>
          )}
          {owed && (
            <SecondaryButton size="small" onClick={() => setMoving(owed)}>
              {t('move.open')}
            </SecondaryButton>
          )}
          <SecondaryButton
            size="small"
            startIcon={<AddIcon />}
            onClick={() => setRecording({ owed: null })}
          >
            {t('record.open')}
          </SecondaryButton>
        </Row>
      </Row>
      <Sums member={member} />
      <AccountSums member={member} />
      <ErrorAlert error={list.error} fallback="error_loading_data" />
      {!list.isLoading && !list.error && payments.length === 0 && (
        <Typography color="textSecondary">{t('list.empty')}</Typography>
      )}
      <Box component="ol" aria-labelledby="member-payments" sx={bareList}>
        {payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            memberId={member.id}
            payment={payment}
            requestNumber={member.request_number}
            onReverse={mayReverse(payment) ? () => setReversing(payment) : undefined}
          />
        ))}
      </Box>
      {list.hasMore && (
        <Button size="small" loading={list.isLoadingMore} onClick={list.loadMore}>
          {t('list.more')}
        </Button>
      )}
      {search.has('refund') && (
        <LinkedRefund member={member} owed={refundable} onClose={closeLinked} />
      )}
      {recording?.owed && (
        <RefundDialog member={member} owed={recording.owed} onClose={closeRecording} />
      )}
      {recording && !recording.owed && (
        <RecordDialog member={member} owed={null} onClose={closeRecording} />
      )}
      {moving && <MoveDialog member={member} owed={moving} onClose={() => setMoving(null)} />}
      {reversing && (
        <ReverseDialog
          memberId={member.id}
          payment={reversing}
          onClose={() => setReversing(null)}
        />
      )}
    </Box>
  );
}

interface LinkedRefundProps {
  member: AdminMember;
  owed: Owed | null;
  onClose: () => void;
}

/**
 * The dialog of the refund, opened by a link with the parameter `refund`. It keeps the amount with which it was opened,
 * because nothing may be owed any more when the refund is recorded and before the dialog has closed.
 */
function LinkedRefund({ member, owed, onClose }: LinkedRefundProps) {
  const [opened] = useState(owed);
  return opened && <RefundDialog member={member} owed={opened} onClose={onClose} />;
}
