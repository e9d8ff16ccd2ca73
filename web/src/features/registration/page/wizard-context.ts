import type { PublicSettings } from '@fanclub/contract/settings/public-settings';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { createContext, useContext } from 'react';
import type { Bill } from '../bill/use-bill.ts';
import type { WizardPage } from '../draft/pages.ts';
import type { LinkedPromo } from '../promo/use-promo-link.ts';
import type { Upload } from '../uploads/use-upload.ts';
import type { Application } from './application.ts';

/** State that the pages share beside the form itself. */
export interface WizardValue {
  /** The kind of application: registration, renewal or family registration. */
  application: Application;
  page: WizardPage;
  goTo: (page: WizardPage, focus?: string) => void;
  goBack: () => void;
  settings: PublicSettings;
  settingsPending: boolean;
  bill: Bill;
  uploads: Record<FileType, Upload>;
  /** The result of checking the code from a link. */
  linkedPromo: LinkedPromo | null;
  /** True if the form was restored from a stored draft. */
  restored: boolean;
  /** True if a password had been typed and has to be typed again. */
  lostPassword: boolean;
  /** True if a change of language removed the rial payment. */
  rialWasDropped: boolean;
  /** The errors of the person's last attempt to go on. */
  problems: FieldErrors;
  /** Shows these errors at their fields, and opens the page of the first one. */
  report: (errors: FieldErrors, origin?: 'form' | 'server') => void;
  /**
   * Opens the dialog for an e-mail that already has a membership: `checkEmail` asks the server first,
   * `reportTaken` does not.
   */
  checkEmail: (email: string) => void;
  reportTaken: (email: string) => void;
  clear: () => void;
}

export const WizardContext = createContext<WizardValue | null>(null);

export function useWizard(): WizardValue {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('useWizard outside of the wizard');
  return wizard;
}
