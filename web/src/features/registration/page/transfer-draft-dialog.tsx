import { mailDraft } from '@fanclub/contract/drafts/routes';
import { emailRule } from '@fanclub/contract/members/field-rules';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { object } from '@fanclub/contract/validation/yup';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FieldText } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { validateWith } from '#ui/form/validate-with.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { sealDraft, uploadsOf } from '../draft-transfer/sealed-draft.ts';
import { useWizard } from './wizard-context.ts';

const typedRule = object({ email: emailRule() });

interface TransferDraftDialogProps {
  draft: RegistrationDraft;
  open: boolean;
  onClose: () => void;
}

/**
 * Dialog that asks for the e-mail address to which the link is mailed. The form is encrypted in the browser
 * before it is sent.
 */
export default function TransferDraftDialog({ draft, open, onClose }: TransferDraftDialogProps) {
  const { t } = useTranslation(['registration', 'member']);
  const language = useLanguage();
  const { page, lostPassword, uploads } = useWizard();
  const mailing = useRouteMutation(mailDraft);
  const hasUnsent = uploads.receipt.isUnsent || uploads.passport.isUnsent;

  const mutateAsync: typeof mailing.mutateAsync = async ({ body }) => {
    const sealed = await sealDraft(draft, { page, language, lostPassword });
    return mailing.mutateAsync({ body: { ...body, ...sealed } });
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      mutation={{ ...mailing, mutateAsync }}
      initialValues={{ email: draft.email }}
      validate={validateWith(typedRule)}
      toInput={({ email }) => ({
        body: {
          email: email.trim(),
          sealed: '',
          key: '',
          uploads: uploadsOf(draft),
          registration_key: draft.idempotencyKey,
        },
      })}
      focus="email"
      title={t('transfer.title')}
      lead={t('transfer.lead')}
      submit={t('transfer.submit')}
      done={
        mailing.isSuccess && (
          <Alert severity="success" role="status">
            {t('transfer.done', { email: isolateLtr(mailing.variables.body.email) })}
          </Alert>
        )
      }
    >
      <FieldText
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        label={t('member:fields.email')}
      />
      {hasUnsent && <Alert severity="info">{t('transfer.unsent')}</Alert>}
    </FormDialog>
  );
}
