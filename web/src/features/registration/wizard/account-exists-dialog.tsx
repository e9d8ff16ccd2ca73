import { sendMagicLink as route } from '@fanclub/contract/links/routes';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#api/client.ts';
import { useErrorText } from '#api/use-error-text.ts';
import { paths } from '#config/paths.ts';
import { storedDeviceToken } from '#session/session-store.ts';
import { typedEmail } from '#session/typed-email.ts';
import { randomId } from '#store/random-id.ts';
import { focusField } from '#ui/form/focus-field.ts';
import { PageLink } from '#ui/page-link.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { useDraft, useWizard } from '../page/wizard-context.ts';

/** Mails a login link. The response is the same if no account has this e-mail address. */
const sendMagicLink = (email: string) => call(route, { body: { email, ...storedDeviceToken() } });

interface AccountExistsDialogProps {
  open: boolean;
  /** The e-mail address that already has an account; empty while the dialog is closed. */
  email: string;
  onClose: () => void;
}

/**
 * Dialog that says that the e-mail address already has an account. Members can log in and renew; applicants
 * can request a link by mail.
 */
export default function AccountExistsDialog({ open, email, onClose }: AccountExistsDialogProps) {
  const { t } = useTranslation('registration');
  const errorText = useErrorText();
  const { setFieldValue } = useDraft();
  const { page, goTo } = useWizard();
  const link = useMutation({ mutationFn: sendMagicLink });
  const titleId = useId();
  // Keeps the address in the text while the dialog fades out.
  const [shownEmail, setShownEmail] = useState(email);
  if (email && email !== shownEmail) setShownEmail(email);

  // The earlier idempotency key stands for a registration with the earlier address, so a new one is generated.
  const useAnother = () => {
    onClose();
    link.reset();
    setFieldValue('idempotencyKey', randomId());
    if (page !== 'contact') goTo('contact', 'email');
  };

  return (
    <Dialog
      open={open}
      onClose={useAnother}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
      disableRestoreFocus
      slotProps={{ transition: { onExited: () => focusField('email') } }}
    >
      <DialogTitle id={titleId}>{t('accountExists.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {link.isSuccess ? (
          <Alert severity="success" role="status">
            {t('accountExists.linkSent', { email: isolateLtr(shownEmail) })}
          </Alert>
        ) : (
          <>
            <DialogContentText>
              {t('accountExists.text', { email: isolateLtr(shownEmail) })}
            </DialogContentText>
            {link.isError && <Alert severity="error">{errorText(link.error)}</Alert>}
          </>
        )}
        <Button
          component={PageLink}
          to={paths.login.build({ to: 'renew' })}
          onClick={() => typedEmail.set(shownEmail)}
          variant={link.isSuccess ? 'outlined' : 'contained'}
          color={link.isSuccess ? 'secondary' : 'primary'}
        >
          {t('accountExists.renew')}
        </Button>
        {!link.isSuccess && (
          <SecondaryButton loading={link.isPending} onClick={() => link.mutate(shownEmail)}>
            {t('accountExists.sendLink')}
          </SecondaryButton>
        )}
        <Button color="secondary" onClick={useAnother}>
          {t('accountExists.other')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
