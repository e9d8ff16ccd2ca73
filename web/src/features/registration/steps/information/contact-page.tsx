import { askedIn } from '@fanclub/contract/members/field-sets';
import { newPasswordMinLength } from '@fanclub/contract/members/password-rules';
import Box from '@mui/material/Box';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '#member/field-grid.tsx';
import MemberFields from '#member/member-fields.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { PageForm } from '../../page/page-form.tsx';
import { useDraft, useWizard } from '../../page/wizard-context.ts';

/**
 * A field that no person sees or reaches and that no autofill knows. A program that fills in every field fills it in,
 * which marks the application for the review.
 */
function Trap() {
  const { values, setFieldValue } = useDraft();
  return (
    <Box aria-hidden sx={visuallyHidden}>
      <input
        type="text"
        name="motto"
        aria-label="Motto"
        tabIndex={-1}
        autoComplete="off"
        value={values.motto}
        onChange={({ target }) => setFieldValue('motto', target.value)}
      />
    </Box>
  );
}

const ofAccount: readonly string[] = ['email', 'password'];

/**
 * Asks for the contact data. A visitor whose e-mail address already has an account is told so on this page,
 * before paying.
 */
export default function ContactPage() {
  const { t } = useTranslation(['registration', 'common']);
  const { values } = useDraft();
  const { application, goTo, lostPassword, checkEmail, emailFailure } = useWizard();
  const { member, words } = application;
  // A member already has an account, so the form does not ask for its e-mail address and password.
  const names = askedIn('contact').filter((name) => !member || !ofAccount.includes(name));
  const passwordHelp = lostPassword
    ? t('password.again')
    : t('password.help', { min: newPasswordMinLength });
  const leave = ({ target }: FocusEvent) => {
    if (target.getAttribute('name') === 'email') checkEmail(values.email);
  };
  return (
    <PageForm
      lead={words.contactLead ?? t('contact.lead')}
      nextLabel={t('common:actions.next')}
      onValid={() => {
        checkEmail(values.email);
        goTo('payment');
      }}
    >
      <Box onBlur={leave}>
        {!member && <Trap />}
        <FieldGrid>
          <MemberFields names={names} help={{ password: passwordHelp }} />
        </FieldGrid>
        <ErrorAlert error={emailFailure} fallback="email_not_checked" />
      </Box>
    </PageForm>
  );
}
