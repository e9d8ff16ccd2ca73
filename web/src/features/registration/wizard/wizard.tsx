import { offersRial } from '@fanclub/contract/members/payment';
import { FormikProvider } from 'formik';
import { useEffect, useReducer, useState } from 'react';
import { useSettings } from '#api/use-settings.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ConfirmStep } from '../confirm/confirm-step.tsx';
import { InformationStep } from '../information/information-step.tsx';
import { changeMethod, losesRial } from '../payment/payment-choice.ts';
import { PaymentStep } from '../payment/payment-step.tsx';
import { SummaryPanel } from '../summary/summary-panel.tsx';
import { useBill } from '../summary/use-bill.ts';
import { useUpload } from '../uploads/use-upload.ts';
import { LeavePersianDialog } from './leave-persian-dialog.tsx';
import { StepGuard } from './step-guard.tsx';
import { StepSlide } from './step-slide.tsx';
import { useLeavePersian } from './use-leave-persian.ts';
import { usePackFromAddress } from './use-pack-from-address.ts';
import { useProblems } from './use-problems.ts';
import { useStep } from './use-step.ts';
import { useWizardForm } from './use-wizard-form.ts';
import { WizardContext } from './wizard-context.ts';
import { WizardColumns } from './wizard-layout.tsx';

const views = { information: InformationStep, payment: PaymentStep, confirm: ConfirmStep };

/** Opens once more from the kept draft when another tab has written a newer one. */
export function Wizard() {
  const [opened, reopen] = useReducer((times: number) => times + 1, 0);
  return <OpenWizard key={opened} onOutdated={reopen} />;
}

/** The three steps that are filled in, over one form and one draft. */
function OpenWizard({ onOutdated }: { onOutdated: () => void }) {
  const language = useLanguage();
  const { settings, isPending } = useSettings();
  const { step, goTo, goBack } = useStep();
  const { form, restored, lostPassword, refuse, reset } = useWizardForm(language, onOutdated);
  const { values } = form;
  usePackFromAddress(form);
  const isRestored = restored !== null;
  const uploads = {
    receipt: useUpload('receipt', form, isRestored && !restored.lostRial),
    passport: useUpload('passport', form, isRestored),
  };
  const bill = useBill(values, settings);
  const { problems, report } = useProblems({ form, step, goTo, refuse });
  const [rialWasDropped, setRialDropped] = useState(Boolean(restored?.lostRial));
  if (rialWasDropped && offersRial(language)) setRialDropped(false);

  const payInEuro = () => changeMethod(form, uploads.receipt, 'euro');
  const leaving = useLeavePersian(values, () => {
    payInEuro();
    if (step === 'confirm') goBack();
  });

  // The language can change elsewhere too, as on /en, where nobody asks.
  const isLost = losesRial(values, language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it happens
  useEffect(() => {
    if (!isLost) return;
    payInEuro();
    setRialDropped(true);
  }, [isLost]);

  const clear = () => {
    uploads.receipt.remove();
    uploads.passport.remove();
    reset();
    setRialDropped(false);
    report({});
    goTo('information');
  };

  const View = views[step === 'tracking' ? 'information' : step];
  return (
    <FormikProvider value={form}>
      <WizardContext
        value={{
          step,
          goTo,
          goBack,
          settings,
          settingsPending: isPending,
          bill,
          uploads,
          restored: isRestored,
          lostPassword,
          rialWasDropped,
          problems,
          report,
          clear,
        }}
      >
        <WizardColumns>
          <StepSlide step={step}>
            <StepGuard step={step}>
              <View />
            </StepGuard>
          </StepSlide>
          <SummaryPanel />
        </WizardColumns>
        <LeavePersianDialog open={leaving.isAsking} onDecide={leaving.decide} />
      </WizardContext>
    </FormikProvider>
  );
}
