import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '#i18n/i18n.ts';
import { lazyPart } from '#ui/lazily.tsx';

/**
 * Asks for the birth date in the field `birth_date` of the form, and says why. The date field and its texts are loaded
 * on demand, because few visitors of these pages need them.
 */
export const BirthDate = lazyPart(async () => {
  const [{ DateField }] = await Promise.all([
    import('#member/date/date-field.tsx'),
    loadNamespaces(['member']),
  ]);
  return function Question() {
    const { t } = useTranslation(['auth', 'member']);
    return (
      <>
        <Typography sx={{ marginBlockEnd: 2 }}>{t('birthDate')}</Typography>
        <DateField name="birth_date" label={t('member:fields.birth_date')} autofills />
      </>
    );
  };
});
