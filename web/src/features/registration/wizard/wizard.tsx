import { offersRial } from '@fanclub/contract/members/payment';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { FormikProvider } from 'formik';
import { type CSSProperties, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useSettings } from '#api/use-settings.ts';
import { useUpload } from '#documents/upload/use-upload.ts';
import { guardLanguageChange } from '#i18n/language-guard.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { lazyDialog } from '#ui/lazily.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { useBill } from '../bill/use-bill.ts';
import { draftCopy } from '../draft/draft-images.ts';
import { firstPage, type WizardPage, wizardPages } from '../draft/pages.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { searchOf, usePage } from '../draft/use-page.ts';
import { allowedPage } from '../draft/validate-draft.ts';
import type { Application } from '../page/application.ts';
import { useDraft, useWizard, WizardContext } from '../page/wizard-context.ts';
import { usePromoLink } from '../promo/use-promo-link.ts';
import { MembershipPage } from '../steps/information/membership-page.tsx';
import { changeMethod, losesRial } from '../steps/payment/payment-choice.ts';
import { fetchPageAfter, lazyPages } from './lazy-pages.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { useChoicesFromAddress } from './use-choices-from-address.ts';
import { useProblems } from './use-problems.ts';
import { useTakenEmail } from './use-taken-email.ts';
import { useWizardForm } from './use-wizard-form.ts';
import { WizardColumns } from './wizard-layout.tsx';

const AccountExistsDialog = lazyDialog(() => import('./account-exists-dialog.tsx'));

const views = { membership: MembershipPage, ...lazyPages };

/** The form of the wizard. It is mounted again from the stored draft if another tab has saved a newer one. */
export function Wizard({ application }: { application: Application }) {
  const [opened, reopen] = useReducer((times: number) => times + 1, 0);
  return <OpenWizard key={opened} application={application} onOutdated={reopen} />;
}

interface OpenWizardProps {
  application: Application;
  onOutdated: () => void;
}

/** The pages of the wizard, which share one form and one draft. */
function OpenWizard({ application, onOutdated }: OpenWizardProps) {
  const { member, images, parts } = application;
  const isKnown = member !== null;
  const language = useLanguage();
  const { settings, isPending } = useSettings();
  const { page, goTo, goBack } = usePage(isKnown);
  const { form, restored, lostPassword, keepServerErrors, reset } = useWizardForm(
    application,
    language,
    onOutdated,
  );
  const { values } = form;
  useChoicesFromAddress(form);
  const linkedPromo = usePromoLink(form);
  const isRestored = restored !== null;
  const placeOf = (fileType: FileType, field: 'receiptUrl' | 'passportUrl', isKept: boolean) => ({
    fileType,
    url: values[field],
    setUrl: (url: string) => form.setFieldValue(field, url),
    copy: draftCopy(images, fileType, isKept),
  });
  const uploads = {
    receipt: useUpload(placeOf('receipt', 'receiptUrl', isRestored && !restored.lostRial)),
    passport: useUpload(placeOf('passport', 'passportUrl', isRestored)),
  };
  const bill = useBill(values, application, settings, language);
  const { problems, report } = useProblems({ form, page, goTo, keepServerErrors });
  const email = useTakenEmail();
  const isNarrow = useIsNarrow();
  const [rialWasDropped, setRialDropped] = useState(Boolean(restored?.lostRial));
  if (rialWasDropped && offersRial(language)) setRialDropped(false);

  const payInEuro = () => changeMethod(form, uploads.receipt, 'euro');
  const leaving = useLeavePersian(values, () => {
    payInEuro();
    if (page === 'confirm') goBack();
  });

  // The language can also change without the question of `useLeavePersian`, for example if somebody opens a URL that
  // begins with /en.
  const isLost = losesRial(values, language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when `isLost` changes
  useEffect(() => {
    if (!isLost) return;
    payInEuro();
    setRialDropped(true);
  }, [isLost]);

  useEffect(() => fetchPageAfter(page, isKnown), [page, isKnown]);

  const clearForm = () => {
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
          emailFailure: email.failure,
          reportTaken: email.report,
          clearForm,
        }}
      >
        <WizardColumns>
          <PageSlide page={page}>
            <PageGuard page={page}>
              <View />
            </PageGuard>
          </PageSlide>
          {!isNarrow && <SummaryPanel />}
        </WizardColumns>
        <AccountExistsDialog open={email.taken !== ''} email={email.taken} onClose={email.forget} />
        <LeavePersianDialog open={leaving.isAsking} onDecide={leaving.decide} />
      </WizardContext>
    </FormikProvider>
  );
}

/** Redirects to the first incomplete page if this page is opened before all earlier pages are complete. */
function PageGuard({ page, children }: { page: WizardPage; children: ReactNode }) {
  const { values } = useDraft();
  const { rules } = useWizard().application;
  const [allowed] = useState(() => allowedPage(page, values, rules));
  if (allowed !== page) return <Navigate to={{ search: searchOf(allowed) }} replace />;
  return children;
}

interface LeavePersianDialogProps {
  open: boolean;
  onDecide: (leaves: boolean) => void;
}

function LeavePersianDialog({ open, onDecide }: LeavePersianDialogProps) {
  const { t } = useTranslation('registration');
  return (
    <ConfirmDialog
      open={open}
      title={t('leavePersian.title')}
      confirmLabel={t('leavePersian.confirm')}
      cancelLabel={t('leavePersian.cancel')}
      onConfirm={() => onDecide(true)}
      onCancel={() => onDecide(false)}
    >
      <DialogContentText>{t('leavePersian.text')}</DialogContentText>
    </ConfirmDialog>
  );
}

/**
 * Slides a new page in from the side: a later page from the end of the line, an earlier one from its start.
 */
function PageSlide({ page, children }: { page: WizardPage; children: ReactNode }) {
  const { i18n } = useTranslation();
  const [shown, setShown] = useState({ page, from: 0 });
  if (shown.page !== page) {
    setShown({
      page,
      from: Math.sign(wizardPages.indexOf(page) - wizardPages.indexOf(shown.page)),
    });
  }
  const sign = i18n.dir() === 'rtl' ? -shown.from : shown.from;
  return (
    <Box
      key={page}
      style={{ '--slide-from': `${sign * 32}px` } as CSSProperties}
      sx={{
        // The page that is opened first is there at once.
        ...(shown.from !== 0 && {
          '@media (prefers-reduced-motion: no-preference)': {
            animation: 'page-in 150ms ease-out',
          },
        }),
        '@keyframes page-in': {
          from: { opacity: 0, transform: 'translateX(var(--slide-from))' },
        },
      }}
    >
      {children}
    </Box>
  );
}

/** Asks for confirmation before a change of language that would reset a payment in rial. */
function useLeavePersian(draft: RegistrationDraft, onLeave: () => void) {
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null);
  const latest = useRef(draft);
  latest.current = draft;

  useEffect(() => {
    const ask = (next: LanguageCode) => {
      if (!losesRial(latest.current, next)) return Promise.resolve(true);
      return new Promise<boolean>((resolve) => setAnswer(() => resolve));
    };
    return guardLanguageChange(ask);
  }, []);

  return {
    isAsking: answer !== null,
    decide(leaves: boolean) {
      if (leaves) onLeave();
      answer?.(leaves);
      setAnswer(null);
    },
  };
}
