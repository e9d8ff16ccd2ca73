import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { useFormikContext } from 'formik';
import { createContext, useContext } from 'react';
import type { ImageUpload } from '#documents/upload/use-upload.ts';
import type { Bill } from '../bill/use-bill.ts';
import type { WizardPage } from '../draft/pages.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import type { LinkedPromo } from '../promo/use-promo-link.ts';
import type { Application } from './application.ts';

/** State that all pages share beside the values of the form. */
export interface WizardValue {
  /** The kind of application: registration, renewal or family registration. */
  application: Application;
  page: WizardPage;
  goTo: (page: WizardPage, focus?: string) => void;
  goBack: () => void;
  settings: PublicSettings;
  settingsPending: boolean;
  bill: Bill;
  uploads: Record<FileType, ImageUpload>;
  /** The result of checking the promo code from a link; null while there is none. */
  linkedPromo: LinkedPromo | null;
  /** True if the form was restored from a stored draft. */
  restored: boolean;
  /** True if the restored draft had a password, which is never stored, and none has been entered since. */
  lostPassword: boolean;
  /**
   * True if a payment in rial was reset without a question, because the page's language does not offer rial.
   */
  rialWasDropped: boolean;
  /** The errors found when the person last tried to go on. */
  problems: FieldErrors;
  /** Shows these errors at their fields, and opens the page of the first one. */
  report: (errors: FieldErrors, origin?: 'form' | 'server') => void;
  /**
   * `checkEmail` asks the server whether the e-mail address already has an account, and opens a dialog if so.
   * `reportTaken` opens the dialog without asking the server.
   */
  checkEmail: (email: string) => void;
  reportTaken: (email: string) => void;
  /** Why the e-mail address could not be checked; null if it could. */
  emailFailure: unknown;
  clearForm: () => void;
}

export const WizardContext = createContext<WizardValue | null>(null);

export function useWizard(): WizardValue {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('useWizard outside of the wizard');
  return wizard;
}

/** Returns the form with the values that the person has entered so far. */
export const useDraft = () => useFormikContext<RegistrationDraft>();
