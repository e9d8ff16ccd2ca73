import { offersRial } from '@fanclub/contract/members/payment';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { FormikProvider } from 'formik';
import { lazy, Suspense, useEffect, useReducer, useState } from 'react';
import { useSettings } from '#api/use-settings.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextSkeleton } from '#ui/skeletons.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { WhenOpened } from '#ui/when-opened.tsx';
import { useTakenEmail } from '../account-exists/use-taken-email.ts';
import { MembershipPage } from '../information/membership-page.tsx';
import { changeMethod, losesRial } from '../payment/payment-choice.ts';
import { usePromoLink } from '../promo/use-promo-link.ts';
import { SummaryPanel } from '../summary/summary-panel.tsx';
import { useBill } from '../summary/use-bill.ts';
import { useUpload } from '../uploads/use-upload.ts';
import type { Application } from './application.ts';
import { fetchPageAfter, laterPages } from './later-pages.tsx';
import { LeavePersianDialog } from './leave-persian-dialog.tsx';
import { PageGuard } from './page-guard.tsx';
import { PageSlide } from './page-slide.tsx';
import { firstPage } from './pages.ts';
import { useChoicesFromAddress } from './use-choices-from-address.ts';
import { useLeavePersian } from './use-leave-persian.ts';
import { usePage } from './use-page.ts';
import { useProblems } from './use-problems.ts';
import { useWizardForm } from './use-wizard-form.ts';
import { WizardContext } from './wizard-context.ts';
import { WizardColumns } from './wizard-layout.tsx';

const AccountExistsDialog = lazy(async () => ({
  default: (await loadChunk(() => import('../account-exists/account-exists-dialog.tsx')))
    .AccountExistsDialog,
}));

const views = { membership: MembershipPage, ...laterPages };

/** Opens once more from the kept draft when another tab has written a newer one. */
export function Wizard({ application }: { application: Application }) {
  const [opened, reopen] = useReducer((times: number) => times + 1, 0);
  return <OpenWizard key={opened} application={application} onOutdated={reopen} />;
}

interface OpenWizardProps {
  application: Application;
  onOutdated: () => void;
}

/** The pages that are filled in, over one form and one draft. */
function OpenWizard({ application, onOutdated }: OpenWizardProps) {
  const { member, images, parts } = application;
  const isKnown = member !== null;
  const language = useLanguage();
  const { settings, isPending } = useSettings();
  const { page, goTo, goBack } = usePage(isKnown);
  const { form, restored, lostPassword, refuse, reset } = useWizardForm(
    application,
    language,
    onOutdated,
  );
  const { values } = form;
  useChoicesFromAddress(form);
  const linkedPromo = usePromoLink(form);
  const isRestored = restored !== null;
  const placeOf = (fileType: FileType, field: 'receiptUrl' | 'passportUrl') => ({
    ...{ fileType, field, images, image: fileType, url: values[field] },
    setUrl: (url: string) => form.setFieldValue(field, url),
  });
  const uploads = {
    receipt: useUpload(placeOf('receipt', 'receiptUrl'), isRestored && !restored.lostRial),
    passport: useUpload(placeOf('passport', 'passportUrl'), isRestored),
  };
  const bill = useBill(values, application.rules, settings, language);
  const { problems, report } = useProblems({ form, page, goTo, refuse });
  const email = useTakenEmail();
  const isNarrow = useIsNarrow();
  const [rialWasDropped, setRialDropped] = useState(Boolean(restored?.lostRial));
  if (rialWasDropped && offersRial(language)) setRialDropped(false);

  const payInEuro = () => changeMethod(form, uploads.receipt, 'euro');
  const leaving = useLeavePersian(values, () => {
    payInEuro();
    if (page === 'confirm') goBack();
  });

  // The language can change elsewhere too, as on /en, where nobody asks.
  const isLost = losesRial(values, language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it happens
  useEffect(() => {
    if (!isLost) return;
    payInEuro();
    setRialDropped(true);
  }, [isLost]);

  useEffect(() => fetchPageAfter(page, isKnown), [page, isKnown]);

  const clear = () => {
    uploads.receipt.remove();
    uploads.passport.remove();
    images.discardAll();
    reset();
    setRialDropped(false);
    report({});
    goTo(firstPage);
  };

  const filledIn = page === 'tracking' ? 'membership' : page;
  const View = (filledIn === firstPage && parts.FirstPage) || views[filledIn];
  return (
    <FormikProvider value={form}>
      <WizardContext
        value={{
          application,
          page,
          goTo,
          goBack,
          settings,
          settingsPending: isPending,
          bill,
          uploads,
          linkedPromo,
          restored: isRestored,
          lostPassword,
          rialWasDropped,
          problems,
          report,
          checkEmail: isKnown ? () => undefined : email.check,
          reportTaken: email.report,
          clear,
        }}
      >
        <WizardColumns>
          <PageSlide page={page}>
            <PageGuard page={page}>
              <Suspense fallback={<TextSkeleton lines={6} />}>
                <View />
              </Suspense>
            </PageGuard>
          </PageSlide>
          {!isNarrow && <SummaryPanel />}
        </WizardColumns>
        <WhenOpened open={email.taken !== ''}>
          <AccountExistsDialog email={email.taken} onClose={email.forget} />
        </WhenOpened>
        <LeavePersianDialog open={leaving.isAsking} onDecide={leaving.decide} />
      </WizardContext>
    </FormikProvider>
  );
}
