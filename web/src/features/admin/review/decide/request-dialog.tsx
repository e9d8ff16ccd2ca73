import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { type ReviewItem, reviewNoteMaxLength } from '@fanclub/contract/members/review-items';
import { useTranslation } from 'react-i18next';
import { useLanguageName } from '#admin-kit/use-language-name.ts';
import { useLastShown } from '#admin-kit/use-last-shown.ts';
import { fullName } from '#member/full-name.ts';
import { FieldProse } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { ItemPicker } from './item-picker.tsx';
import type { Review } from './use-review.ts';

const initialValues: { items: ReviewItem[]; note: string } = { items: [], note: '' };

interface RequestDialogProps {
  open: boolean;
  request: Review['request'];
}

/**
 * Dialog that asks the member to replace or correct single items. The application stays undecided until the member has
 * done so.
 */
export default function RequestDialog({ open, request }: RequestDialogProps) {
  const { t } = useTranslation('review');
  const languageName = useLanguageName();
  const shown = useLastShown<AdminMember>(request.member);
  if (!shown) return null;
  const { id, version, language } = shown;
  return (
    <FormDialog
      open={open}
      onClose={request.cancel}
      maxWidth="sm"
      mutation={request.asking}
      initialValues={initialValues}
      toInput={({ items, note }) => ({
        params: { id },
        body: { version, items, note: note.trim() || null },
      })}
      title={t('request.title', { name: fullName(shown) })}
      lead={t('request.text')}
      submit={t('request.submit')}
      staysOnClickBeside
    >
      <ItemPicker member={shown} label={t('request.items')} />
      <FieldProse
        name="note"
        label={t('request.note')}
        help={t('request.noteHelp', { language: languageName(language) })}
        required={false}
        rows={2}
        maxLength={reviewNoteMaxLength}
      />
    </FormDialog>
  );
}
