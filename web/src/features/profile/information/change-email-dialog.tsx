import { askToChangeEmail } from '@fanclub/contract/links/routes';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import type { Profile } from '#member/profile-query.ts';
import { renderSignInAgain } from '#member/sign-in-again.tsx';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';

interface ChangeEmailDialogProps {
  profile: Profile;
  open: boolean;
  onClose: () => void;
}

/**
 * The dialog with which members change their own e-mail address. It asks for the new address and, if there is one, the
 * password. The change takes effect only when the member opens the link that is mailed to the new address.
 */
export default function ChangeEmailDialog({ profile, open, onClose }: ChangeEmailDialogProps) {
  const { t } = useTranslation('profile');
  const asking = useRouteMutation(askToChangeEmail);
  const email = asking.data && asking.variables?.body.email;
  const hasPassword = profile.password_hash !== null;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onClosed={asking.reset}
      mutation={asking}
      initialValues={{ email: '', password: '' }}
      toInput={({ email: typed, password }) => ({
        body: { email: typed, ...(hasPassword && { password }) },
      })}
      atField={{ current_password_wrong: 'password' }}
      renderFailure={renderSignInAgain}
      title={t('email.title')}
      lead={t('email.lead')}
      submit={t('email.submit')}
      focus="email"
      done={email && t('email.sent', { email: isolateLtr(email) })}
    >
      <FieldText
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        label={t('email.new')}
      />
      {hasPassword && (
        <FieldPassword
          name="password"
          autoComplete="current-password"
          label={t('password.current')}
        />
      )}
    </FormDialog>
  );
}
