import type { AdminMember } from '@fanclub/contract/members/admin-member';
import type { ReviewItem } from '@fanclub/contract/members/review-items';
import { useTranslation } from 'react-i18next';
import { useLanguageName } from '#admin-kit/use-language-name.ts';
import { useLastShown } from '#admin-kit/use-last-shown.ts';
import { fullName } from '#member/full-name.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { concerns, ItemPicker } from './item-picker.tsx';
import { ReasonField } from './reason-field.tsx';
import type { Review } from './use-review.ts';

interface RejectDialogProps {
  open: boolean;
  /** The member to reject; null while the dialog is closed. */
  member: AdminMember | null;
  rejection: Review['rejection'];
  onCancel: () => void;
}

const initialValues: { reason: string; items: ReviewItem[] } = { reason: '', items: [] };

export default function RejectDialog({ open, member, rejection, onCancel }: RejectDialogProps) {
  const { t } = useTranslation('review');
  const shown = useLastShown(member);
  const languageName = useLanguageName();
  if (!shown) return null;
  const { id, request_number, version, language } = shown;
  const seen = { request_number, version };
  return (
    <FormDialog
      open={open}
      onClose={onCancel}
      maxWidth="sm"
      mutation={rejection}
      initialValues={initialValues}
      toInput={({ reason, items }) => ({
        params: { id },
        body: { ...seen, reason: reason.trim() || null, ...(items.length > 0 && { items }) },
      })}
      title={t('reject.title', { name: fullName(shown) })}
      lead={t('reject.text', { language: languageName(language) })}
      submit={t('reject.submit')}
      danger
    >
      <ReasonField language={language} hasItem={(item) => concerns(shown, item)} />
      <ItemPicker member={shown} label={t('reject.items')} />
    </FormDialog>
  );
}
