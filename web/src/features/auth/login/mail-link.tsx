import { sendMagicLink } from '@fanclub/contract/links/routes';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { storedDeviceToken } from '#session/session-store.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { LinksUsedUp } from '../links-used-up.tsx';
import { LinkSent } from './link-sent.tsx';
import { targetOf } from './way-on.ts';

interface MailLinkProps extends Pick<ButtonProps, 'variant'> {
  email: string;
  label: string;
  /** Returns false if nothing can be mailed. It is called with the pressed button before a link is mailed. */
  check?: (button: HTMLButtonElement) => boolean;
  onSent?: () => void;
}

/** A button that mails a sign-in link to a known address and then says that it was sent. */
export function MailLink({ email, label, variant = 'outlined', check, onSent }: MailLinkProps) {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const sending = useRouteMutation(sendMagicLink, { onSuccess: () => onSent?.() });
  return (
    <Stack spacing={2}>
      {sending.isSuccess && (sending.data.used_up ? <LinksUsedUp /> : <LinkSent email={email} />)}
      <ErrorAlert error={sending.error} fallback="magic_link_failed" />
      <Button
        variant={sending.isSuccess ? 'text' : variant}
        color={variant === 'contained' ? 'primary' : 'secondary'}
        size="large"
        fullWidth
        data-early="mailLink"
        loading={sending.isPending}
        onClick={({ currentTarget }) => {
          if (check && !check(currentTarget)) return;
          sending.mutate({ body: { email, ...targetOf(search), ...storedDeviceToken() } });
        }}
      >
        {sending.isSuccess ? t('magicLink.again') : label}
      </Button>
    </Stack>
  );
}
