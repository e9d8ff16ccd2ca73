import { restAtApproval } from '@fanclub/contract/admin/payment-shown';
import { paymentNoteMaxLength } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { formatMoney } from '@fanclub/contract/money/format-money';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useLastShown } from '#admin-kit/use-last-shown.ts';
import { useFormat } from '#i18n/use-format.ts';
import { fullName } from '#member/full-name.ts';
import { FieldProse } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import type { Review } from './use-review.ts';

interface ApproveDialogProps {
  open: boolean;
  /** The member to approve; null while the dialog is closed. */
  member: AdminMember | null;
  approval: Review['approval'];
  onCancel: () => void;
}

/**
 * Dialog to approve although neither a receipt, a payment nor a note shows that the money arrived. The admin has to
 * write where they saw the money, for example in the bank account. Who may book money can lower the price instead, also
 * to zero.
 */
export default function ApproveDialog({ open, member, approval, onCancel }: ApproveDialogProps) {
  const { t } = useTranslation('review');
  const { language } = useFormat();
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  const shown = useLastShown(member);
  // The payments open the dialog of the reduction. They are on a tab of a member's record.
  const reduce = () => {
    onCancel();
    const after = new URLSearchParams(search);
    after.set('tab', 'money');
    after.set('reduce', '1');
    setSearch(after, { replace: true, preventScrollReset: true });
  };
  if (!shown) return null;
  const { id, request_number, version } = shown;
  const seen = { request_number, version };
  const rest = restAtApproval(shown);
  // An approval with a note confirms the rest, whatever was recorded before.
  const confirms = rest && t('unseen.confirms', { amount: formatMoney(rest.money, language) });
  return (
    <FormDialog
      open={open}
      onClose={onCancel}
      maxWidth="sm"
      mutation={approval}
      initialValues={{ payment_note: '' }}
      toInput={({ payment_note }) => ({ params: { id }, body: { ...seen, payment_note } })}
      title={t('unseen.title', { name: fullName(shown) })}
      lead={[t('unseen.text'), confirms].filter(Boolean).join(' ')}
      submit={t('decide.approve')}
    >
      {may('bookMoney') && (
        <Link
          component="button"
          type="button"
          onClick={reduce}
          sx={{ textAlign: 'start', marginBlockEnd: 2 }}
        >
          {t('unseen.reduce')}
        </Link>
      )}
      <FieldProse
        name="payment_note"
        label={t('unseen.note')}
        help={t('unseen.help')}
        autoFocus
        rows={2}
        maxLength={paymentNoteMaxLength}
      />
    </FormDialog>
  );
}
