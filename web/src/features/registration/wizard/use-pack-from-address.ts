import { packTypes } from '@fanclub/contract/pricing/packages';
import type { FormikContextType } from 'formik';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RegistrationDraft } from '../draft/registration-draft.ts';

/** `/register?pack=base` arrives with that package chosen; the address forgets it again. */
export function usePackFromAddress({ setFieldValue }: FormikContextType<RegistrationDraft>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const pack = packTypes.find((type) => type === search.get('pack'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useEffect(() => {
    if (!pack) return;
    setFieldValue('pack_type', pack);
    navigate({ search: '' }, { replace: true });
  }, [pack]);
}
