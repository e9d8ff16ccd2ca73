import { linkLifetimesMs } from '@fanclub/contract/links/link-kinds';
import { sendMagicLink } from '@fanclub/contract/links/routes';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { Filled, Outcome, type Sending, SiteForm, SiteFormFoot } from '#ui/form/site-form.tsx';
import { AuthHead } from '../auth-layout.tsx';
import { EmailField } from '../email-field.tsx';
import { LinksUsedUp } from '../links-used-up.tsx';

const minutes = linkLifetimesMs.sign_in / 60_000;

/** How a sign-in link is requested for the entered address. */
export const mailingLink = {
  route: sendMagicLink,
  adds: ['to', 'device_token'],
  fallback: 'magic_link_failed',
} satisfies Sending;

/** Says where the sign-in link was sent, or that no further one is. The text is the same if nobody has the address. */
export function LinkMailed() {
  const { t } = useTranslation('auth');
  return (
    <>
      <Outcome when="done">
        <Alert severity="success" role="status">
          <AlertTitle>{t('magicLink.sentTitle')}</AlertTitle>
          <Filled text={t('magicLink.sentText', { email: '{email}', minutes })} />
        </Alert>
      </Outcome>
      <Outcome when="used_up">
        <LinksUsedUp at={paths.login.build()} />
      </Outcome>
    </>
  );
}

interface InsteadProps {
  /** Code of the error of the form that this replaces. */
  when: string;
  title: string;
  text: string;
}

/** Says why a mailed link is no longer valid, and offers a form to have a new one mailed. */
export function NewLink({ when, title, text }: InsteadProps) {
  const { t } = useTranslation('auth');
  return (
    <Instead when={when} title={title} text={text}>
      <SiteForm {...mailingLink} again={t('magicLink.again')} aria-label={t('magicLink.title')}>
        <EmailField />
        <SiteFormFoot submit={t('magicLink.submit')}>
          <LinkMailed />
        </SiteFormFoot>
      </SiteForm>
    </Instead>
  );
}

/** The errors for which an application does not let its owner sign in, and their texts. */
export const refusals = [
  ['account_not_approved', 'pending'],
  ['account_rejected', 'rejected'],
] as const;

/** Tells applicants why they cannot sign in, and offers a link to the application instead. */
export function Refusals() {
  const { t } = useTranslation('auth');
  return refusals.map(([code, refusal]) => (
    <Instead key={code} when={code} title={t(`${refusal}.title`)} text={t(`${refusal}.text`)}>
      <SiteForm {...mailingLink} again={t('magicLink.again')}>
        <input type="hidden" name="email" />
        <SiteFormFoot submit={t('pending.submit')}>
          <LinkMailed />
        </SiteFormFoot>
      </SiteForm>
    </Instead>
  ));
}

function Instead({ when, title, text, children }: InsteadProps & { children: ReactNode }) {
  const { t } = useTranslation('auth');
  return (
    <Outcome when={when}>
      <AuthHead heading={t('login.heading')} />
      <Alert severity="info" role="status" sx={{ marginBlockEnd: 2 }}>
        <AlertTitle>{title}</AlertTitle>
        <span data-answer-time="">{text}</span>
      </Alert>
      {children}
    </Outcome>
  );
}
