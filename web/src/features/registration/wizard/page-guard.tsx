import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { WizardPage } from '../draft/pages.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { searchOf } from '../draft/use-page.ts';
import { allowedPage } from '../draft/validate-draft.ts';
import { useWizard } from '../page/wizard-context.ts';

/** Redirects from a later page's address to the first page that is not complete. */
export function PageGuard({ page, children }: { page: WizardPage; children: ReactNode }) {
  const { values } = useFormikContext<RegistrationDraft>();
  const { rules } = useWizard().application;
  const [allowed] = useState(() => allowedPage(page, values, rules));
  if (allowed !== page) return <Navigate to={{ search: searchOf(allowed) }} replace />;
  return children;
}
