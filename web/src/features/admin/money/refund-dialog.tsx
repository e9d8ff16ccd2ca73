import type { Owed, Payer } from './payment-values.ts';
import { RecordDialog } from './record-dialog.tsx';
import { usePayments } from './use-payments.ts';

interface RefundDialogProps {
  member: Payer;
  owed: Owed;
  onClose: () => void;
}

/**
 * Dialog that records a refund. It proposes the way by which the latest payment for this application came, or else the
 * member's latest payment in this currency.
 */
export function RefundDialog({ member, owed, onClose }: RefundDialogProps) {
  const { payments, isLoading } = usePayments(member.id);
  if (isLoading) return null;
  const came = payments.filter(
    ({ kind, currency, source, reverses, is_reversed }) =>
      kind === 'in' &&
      currency === owed.currency &&
      // A payment that was moved from another application does not say by which way the money came.
      source !== 'moved' &&
      reverses === null &&
      !is_reversed,
  );
  const own = came.find(({ request_number }) => request_number === owed.request_number);
  const { way } = own ?? came[0] ?? {};
  return <RecordDialog member={member} owed={owed} cameBy={way} onClose={onClose} />;
}
