import { sendMagicLink } from '@fanclub/contract/links/routes';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { EmailField, withTypedEmail } from '../email-field.tsx';
import { LinkSent } from './link-sent.tsx';
import { targetOf } from './way-on.ts';

/** A form that mails a new sign-in link; shown when a link is no longer valid. */
export function MagicLinkForm() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const sending = useRouteMutation(sendMagicLink);
  return (
    <ApiForm
      mutation={sending}
      initialValues={withTypedEmail()}
      toInput={(values) => ({ body: { ...values, ...targetOf(search) } })}
      fallback="magic_link_failed"
      aria-label={t('magicLink.title')}
    >
      <EmailField />
      <FormFoot
        submit={t(sending.isSuccess ? 'magicLink.again' : 'magicLink.submit')}
        variant={sending.isSuccess ? 'text' : 'contained'}
      >
        {sending.isSuccess && <LinkSent email={sending.variables.body.email} />}
      </FormFoot>
    </ApiForm>
  );
}
