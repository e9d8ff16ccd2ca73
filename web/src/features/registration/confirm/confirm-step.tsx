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
  const { uploads } = useWizard();
  const { lacksReceipt, submit, isPending, isWaiting, error } = useSubmit();
  return (
    <PageForm
      lead={t('confirm.lead')}
      nextLabel={t('confirm.register')}
      busy={isPending || uploads.receipt.progress !== null}
      outcome={<SubmitOutcome isPending={isPending} isWaiting={isWaiting} error={error} />}
      onValid={submit}
    >
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
      <Consents />
    </PageForm>
  );
}
