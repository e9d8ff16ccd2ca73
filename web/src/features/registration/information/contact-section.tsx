import { emailMaxLength } from '@fanclub/contract/members/limits';
import { newPasswordMinLength } from '@fanclub/contract/members/password-rules';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { Section, wholeRow } from '../wizard/section.tsx';
import { useWizard } from '../wizard/wizard-context.ts';

export function ContactSection() {
  const { t } = useTranslation('registration');
  const { values } = useFormikContext<RegistrationDraft>();
  const { lostPassword } = useWizard();
  const isIranian = values.country_of_residency === 'IR';
  return (
    <Section columns title={t('information.contact')}>
      <FieldText
        name="email"
        type="email"
        label={t('fields.email')}
        help={t('help.email')}
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        maxLength={emailMaxLength}
      />
      <FieldText
        name="phone"
        type="tel"
        label={t('fields.phone')}
        help={
          isIranian
            ? t('help.phoneIran', { example: isolateLtr('0912 345 6789') })
            : t('help.phone', { example: isolateLtr('+39 333 123 4567') })
        }
        autoComplete="tel"
        inputMode="tel"
        dir="ltr"
        maxLength={40}
      />
      <Box sx={wholeRow}>
        <FieldPassword
          name="password"
          label={t('fields.password')}
          required={false}
          help={
            lostPassword
              ? t('help.passwordAgain')
              : t('help.password', { min: newPasswordMinLength })
          }
          autoComplete="new-password"
        />
      </Box>
    </Section>
  );
}
