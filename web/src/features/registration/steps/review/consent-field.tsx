import { type ConsentName, neededConsents } from '@fanclub/contract/registration/consents';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useField } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '#api/use-error-text.ts';
import { type LegalSlug, paths } from '#config/paths.ts';
import { TaggedText } from '#ui/tagged-text.tsx';

const slugs: Record<ConsentName, LegalSlug> = {
  terms: 'terms',
  privacy: 'privacy-policy',
  cookies: 'cookies',
  dpa: 'dpa',
};

/** The checkbox of one consent, with a link that opens its document without leaving the form. */
export function ConsentField({ name }: { name: ConsentName }) {
  const { t } = useTranslation('registration');
  const [field, meta] = useField<boolean>(`legal_consents.${name}`);
  const errorText = useFieldErrorText();
  const errorId = useId();
  const isWrong = Boolean(meta.touched && meta.error);
  const isNeeded = neededConsents.some((each) => each === name);
  return (
    <Box>
      <FormControlLabel
        sx={{ display: 'flex' }}
        control={
          <Checkbox
            name={field.name}
            checked={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            sx={isWrong ? { color: 'error.main' } : null}
            slotProps={{
              input: {
                'aria-required': isNeeded,
                'aria-invalid': isWrong,
                'aria-describedby': isWrong ? errorId : undefined,
              },
            }}
          />
        }
        label={
          <TaggedText
            text={t(`confirm.agree.${name}`)}
            tags={{
              doc: <Link href={paths.legal.build(slugs[name])} target="_blank" rel="noopener" />,
            }}
          />
        }
      />
      {isNeeded && (
        <FormHelperText
          id={errorId}
          error
          component="div"
          aria-live="polite"
          sx={{ marginBlockStart: 0 }}
        >
          {isWrong && errorText(meta.error, field.name)}
        </FormHelperText>
      )}
    </Box>
  );
}
