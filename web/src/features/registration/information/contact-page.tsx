import { askedIn } from '@fanclub/contract/members/field-sets';
import { newPasswordMinLength } from '@fanclub/contract/members/password-rules';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '#member/field-grid.tsx';
import { MemberFields } from '#member/member-fields.tsx';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { PageForm } from '../wizard/page-form.tsx';
import { useWizard } from '../wizard/wizard-context.ts';

/** Whoever is a member already learns it here, before paying. */
export function ContactPage() {
  const { t } = useTranslation(['registration', 'common']);
  const { values } = useFormikContext<RegistrationDraft>();
  const { goTo, lostPassword, checkEmail } = useWizard();
  const passwordHelp = lostPassword
    ? t('password.again')
    : t('password.help', { min: newPasswordMinLength });
  const leave = ({ target }: FocusEvent) => {
    if (target.getAttribute('name') === 'email') checkEmail(values.email);
  };
  return (
    <PageForm
      lead={t('contact.lead')}
      nextLabel={t('common:actions.next')}
      onValid={() => {
        checkEmail(values.email);
        goTo('payment');
      }}
    >
      <Box onBlur={leave}>
        <FieldGrid>
          <MemberFields names={askedIn('contact')} help={{ password: passwordHelp }} />
        </FieldGrid>
      </Box>
    </PageForm>
  );
}
