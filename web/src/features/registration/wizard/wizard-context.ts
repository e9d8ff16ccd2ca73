import type { PublicSettings } from '@fanclub/contract/settings/public-settings';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { createContext, useContext } from 'react';
import type { LinkedPromo } from '../promo/use-promo-link.ts';
import type { Bill } from '../summary/use-bill.ts';
import type { Upload } from '../uploads/use-upload.ts';
import type { Application } from './application.ts';
import type { WizardPage } from './pages.ts';

/** What the pages share beside the form itself. */
export interface WizardValue {
  /** Whose it is, and what is its own. */
  application: Application;
  page: WizardPage;
  goTo: (page: WizardPage, focus?: string) => void;
  goBack: () => void;
  settings: PublicSettings;
  settingsPending: boolean;
  bill: Bill;
  uploads: Record<FileType, Upload>;
  /** What became of the code that a link has brought. */
  linkedPromo: LinkedPromo | null;
  /** The form was found filled in when the page opened. */
  restored: boolean;
  /** A password had been typed, and has to be typed again. */
  lostPassword: boolean;
  /** Another language took the rial payment away. */
  rialWasDropped: boolean;
  /** What was wrong when the person last tried to go on. */
  problems: FieldErrors;
  /** Shows these errors at their fields, on the page of the first one. */
  report: (errors: FieldErrors, origin?: 'form' | 'server') => void;
  /** Opens the dialog for an e-mail that has a membership already: after asking, or as the server has said. */
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
