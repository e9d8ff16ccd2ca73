import { oldestFor } from '@fanclub/contract/pricing/packages';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { PersonDraft } from '../draft/person-draft.ts';
import { useWizard } from '../page/wizard-context.ts';
import { packageOfBefore } from './renewing-person.ts';

/** Alert that a child has become too old for the previous package and needs another one. */
export function AboutPerson({ person }: { person: PersonDraft }) {
  const { t } = useTranslation(['renewal', 'common']);
  const { member } = useWizard().application;
  const before = member?.family.find(({ id }) => id === person.key);
  if (!before || packageOfBefore(before)) return null;
  const { pack_type: pack } = before.membership ?? before;
  return (
    <Alert severity="info">
      {t('who.grown', { pack: t(`common:packages.${pack}`), age: oldestFor(pack) })}
    </Alert>
  );
}
