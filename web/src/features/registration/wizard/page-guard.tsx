import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { allowedPage } from '../validation/validate-draft.ts';
import type { WizardPage } from './pages.ts';
import { searchOf } from './use-page.ts';
import { useWizard } from './wizard-context.ts';

/** Sends someone who opens a later page's address to the first page that is not filled in. */
export function PageGuard({ page, children }: { page: WizardPage; children: ReactNode }) {
  const { values } = useFormikContext<RegistrationDraft>();
  const { rules } = useWizard().application;
  const [allowed] = useState(() => allowedPage(page, values, rules));
  if (allowed !== page) return <Navigate to={{ search: searchOf(allowed) }} replace />;
  return children;
}
