import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '#i18n/i18n.ts';
import { loadChunk } from '#i18n/load-chunk.ts';

/** The date field and its texts are loaded on demand, because few visitors of these pages need them. */
const DateField = lazy(async () => {
  const [loaded] = await Promise.all([
    loadChunk(() => import('#member/date/date-field.tsx')),
    loadNamespaces(['member']),
  ]);
  return { default: loaded.DateField };
});

/** Asks for the birth date in the field `birth_date` of the form, and says why. */
export function BirthDate() {
  return (
    <Suspense>
      <Question />
    </Suspense>
  );
}

function Question() {
  const { t } = useTranslation(['auth', 'member']);
  return (
    <>
      <Typography sx={{ marginBlockEnd: 2 }}>{t('birthDate')}</Typography>
      <DateField name="birth_date" label={t('member:fields.birth_date')} autofills />
    </>
  );
}
