import type { PublicSettings } from '@fanclub/contract/settings/public-settings';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { createContext, useContext } from 'react';
import type { Bill } from '../summary/use-bill.ts';
import type { Upload } from '../uploads/use-upload.ts';
import type { Step } from './steps.ts';

/** What the steps share beside the form itself. */
export interface WizardValue {
  step: Step;
  goTo: (step: Step, focus?: string) => void;
  goBack: () => void;
  settings: PublicSettings;
  settingsPending: boolean;
  bill: Bill;
  uploads: Record<FileType, Upload>;
  /** The form was found filled in when the page opened. */
  restored: boolean;
  /** A password had been typed, and has to be typed again. */
  lostPassword: boolean;
  /** Another language took the rial payment away. */
  rialWasDropped: boolean;
  /** What was wrong when the person last tried to go on. */
  problems: FieldErrors;
  /** Shows these errors at their fields, on the step of the first one. */
  report: (errors: FieldErrors, origin?: 'form' | 'server') => void;
  clear: () => void;
}

export const WizardContext = createContext<WizardValue | null>(null);

export function useWizard(): WizardValue {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('useWizard outside of the wizard');
  return wizard;
}
