import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Formik, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { island } from '#islands/island.tsx';
import { DateField } from '#member/date/date-field.tsx';

/** Asks for the birth date, and says why. The form around it sends the hidden input. */
function BirthDate() {
  return (
    <Formik initialValues={{ birth_date: '' }} onSubmit={() => {}}>
      <Question />
    </Formik>
  );
}

function Question() {
  const { t } = useTranslation(['auth', 'member']);
  const { values, setErrors, setTouched } = useFormikContext<{ birth_date: string }>();
  const place = useRef<HTMLDivElement>(null);
  const set = useRef({ setErrors, setTouched });
  useEffect(() => {
    const say = (event: Event) => {
      const { detail: code } = event as CustomEvent<string>;
      void set.current.setTouched({ birth_date: code !== '' }, false);
      set.current.setErrors(code ? { birth_date: code } : {});
      if (code) place.current?.querySelector<HTMLInputElement>('[data-part]')?.focus();
    };
    const frame = place.current?.closest('fan-island');
    // The script of the forms tells the island the code of the field's error; empty if the field is right.
    frame?.addEventListener('said', say);
    return () => frame?.removeEventListener('said', say);
  }, []);
  return (
    <Box ref={place}>
      <input type="hidden" name="birth_date" value={values.birth_date} data-required="" />
      <Typography sx={{ marginBlockEnd: 2 }}>{t('birthDate')}</Typography>
      <DateField name="birth_date" label={t('member:fields.birth_date')} autofills />
    </Box>
  );
}

export default island('birth-date', BirthDate, {
  when: 'visible',
  texts: ['auth', 'member', 'errors'],
});
