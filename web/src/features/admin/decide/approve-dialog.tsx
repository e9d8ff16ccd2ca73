import { paymentNoteMaxLength } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { useTranslation } from 'react-i18next';
import { fullName } from '#member/full-name.ts';
import { FieldProse } from '#ui/form/field-prose.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useLastShown } from './use-last-shown.ts';
import type { Review } from './use-review.ts';

interface ApproveDialogProps {
  /** Null while nobody without a receipt is about to be approved. */
  member: AdminMember | null;
  approval: Review['approval'];
  onCancel: () => void;
}

/** An approval says that the money was seen; where no receipt shows it, an admin says where. */
export function ApproveDialog({ member, approval, onCancel }: ApproveDialogProps) {
  const { t } = useTranslation('review');
  const shown = useLastShown(member);
  if (!shown) return null;
  const { id, version } = shown;
  return (
    <FormDialog
      open={member !== null}
      onClose={onCancel}
      maxWidth="sm"
      mutation={approval}
      initialValues={{ payment_note: '' }}
      toInput={({ payment_note }) => ({ params: { id }, body: { version, payment_note } })}
      title={t('unseen.title', { name: fullName(shown) })}
      lead={t('unseen.text')}
      submit={t('unseen.submit')}
    >
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
