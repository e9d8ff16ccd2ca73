import { useTranslation } from 'react-i18next';
import { UploadField } from '../uploads/upload-field.tsx';
import { PageForm } from '../wizard/page-form.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { Consents } from './consents.tsx';
import { PackageReview } from './package-review.tsx';
import { PaymentReview } from './payment-review.tsx';
import { PersonalReview } from './personal-review.tsx';
import { SubmitOutcome } from './submit-outcome.tsx';
import { useSubmit } from './use-submit.ts';

export function ConfirmStep() {
  const { t } = useTranslation('registration');
  const { application, uploads } = useWizard();
  const { words, parts } = application;
  const { Changes, Consents: Agreements = Consents } = parts;
  const { lacksReceipt, submit, isPending, isWaiting, error } = useSubmit();
  return (
    <PageForm
      lead={words.confirmLead ?? t('confirm.lead')}
      nextLabel={words.submit ?? t('confirm.register')}
      busy={isPending || uploads.receipt.progress !== null}
      outcome={<SubmitOutcome isPending={isPending} isWaiting={isWaiting} error={error} />}
      onValid={submit}
    >
      {Changes && <Changes />}
      <PersonalReview />
      <PackageReview />
      <PaymentReview />
      {lacksReceipt && (
        <UploadField
          fileType="receipt"
          name="receiptUrl"
          label={t('fields.receiptUrl')}
          help={t('payment.receiptHelp')}
        />
      )}
      <Agreements />
    </PageForm>
  );
}
