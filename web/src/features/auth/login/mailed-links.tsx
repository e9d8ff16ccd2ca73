import { openOwnAccount } from '@fanclub/contract/families/routes';
import { changeEmail, notMe, undoEmail, verifyMagicLink } from '@fanclub/contract/links/routes';
import { leaveMailingList, type MailingList } from '@fanclub/contract/mail/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useContact } from '#api/club-texts.ts';
import { type LegalSlug, paths } from '#config/paths.ts';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { FormPanel, Outcome, type Sending, SiteForm, SiteFormFoot } from '#ui/form/site-form.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { TaggedText } from '#ui/tagged-text.tsx';
import { AuthHead } from '../auth-layout.tsx';
import BirthDate from '../birth-date.island.tsx';
import type { LoginMode } from './login-mode.ts';
import { NewLink, refusals } from './mailed-outcomes.tsx';

/** The link that signs a member in. Mail scanners open links, so only the button uses up this link and those below. */
export function SignInLink() {
  const { t } = useTranslation('auth');
  return (
    <FormPanel>
      <div>
        <AuthHead heading={t('link.heading')} lead={t('link.lead')} />
        <SiteForm
          route={verifyMagicLink}
          adds={['token']}
          then="enter"
          fallback="authentication_failed"
        >
          <SiteFormFoot submit={t('link.submit')} busy={t('login.signingIn')} />
        </SiteForm>
      </div>
      <NewLink when="invalid_login_link" title={t('link.over')} text={t('link.overText')} />
      {refusals.map(([code, refusal]) => (
        <NewLink key={code} when={code} title={t(`${refusal}.title`)} text={t(`${refusal}.text`)} />
      ))}
    </FormPanel>
  );
}

const documents = [
  ['terms', 'terms'],
  ['privacy', 'privacy-policy'],
] as const satisfies (readonly ['terms' | 'privacy', LegalSlug])[];

/** The link with which a dependant opens an account. The button also records the consents. */
export function OwnAccountLink() {
  const { t } = useTranslation('auth');
  return (
    <FormPanel>
      <div>
        <AuthHead heading={t('ownAccount.heading')} lead={t('ownAccount.lead')} />
        <SiteForm
          route={openOwnAccount}
          adds={['token', 'language']}
          then="enter"
          fallback="authentication_failed"
          aria-label={t('ownAccount.heading')}
        >
          <BirthDate />
          {documents.map(([name, slug]) => (
            <FieldCheckbox
              key={name}
              name={`legal_consents.${name}`}
              required
              label={
                <TaggedText
                  text={t(`ownAccount.agree.${name}`)}
                  tags={{
                    doc: (
                      <Link
                        component={PageLink}
                        to={paths.legal.build(slug)}
                        target="_blank"
                        rel="noopener"
                      />
                    ),
                  }}
                />
              }
            />
          ))}
          <SiteFormFoot submit={t('ownAccount.submit')} busy={t('login.signingIn')}>
            <Outcome when="user_already_exists">
              <Alert severity="error">{t('ownAccount.taken')}</Alert>
            </Outcome>
          </SiteFormFoot>
        </SiteForm>
      </div>
      <NewLink when="invalid_login_link" title={t('link.over')} text={t('ownAccount.overText')} />
    </FormPanel>
  );
}

/**
 * The link that was mailed to a member's new address. On a device that is logged in as the member, the session goes on
 * with the new address.
 */
export function ChangeEmailLink() {
  const { t } = useTranslation('auth');
  return (
    <OneButton mode="changeEmail" route={changeEmail} then="enter">
      <Outcome when="user_already_exists">
        <Alert severity="error">{t('changeEmail.taken')}</Alert>
      </Outcome>
    </OneButton>
  );
}

/** The links that somebody got who made no application, or asked for no change of the e-mail. */
export const NotMeLink = () => <OneButton mode="notMe" route={notMe} />;
export const UndoEmailLink = () => <OneButton mode="undoEmail" route={undoEmail} />;

/** The links that unsubscribe from one mailing list. */
export const LeaveListLink = () => <LeaveLink mode="leaveList" list="reminder" />;
export const LeaveNewsLink = () => <LeaveLink mode="leaveNews" list="news" />;
export const LeaveRenewalsLink = () => <LeaveLink mode="leaveRenewals" list="renewal" />;

function LeaveLink({ mode, list }: Pick<OneButtonProps, 'mode'> & { list: MailingList }) {
  return (
    <OneButton mode={mode} route={leaveMailingList}>
      <input type="hidden" name="list" value={list} />
    </OneButton>
  );
}

interface OneButtonProps extends Pick<Sending, 'route' | 'then'> {
  mode: Exclude<LoginMode, 'login' | 'admin' | 'link' | 'ownAccount'>;
  children?: React.ReactNode;
}

/** A link whose page says what its button does, and then that it is done. */
function OneButton({ mode, children, ...sending }: OneButtonProps) {
  const { t } = useTranslation('auth');
  const texts: Record<string, string> = t(mode, { returnObjects: true });
  const head = <AuthHead heading={t(`${mode}.heading`)} lead={t(`${mode}.lead`)} />;
  return (
    <FormPanel>
      <div>
        {head}
        <SiteForm adds={['token']} {...sending}>
          {texts.text && <Typography sx={{ marginBlockEnd: 2 }}>{texts.text}</Typography>}
          <SiteFormFoot submit={t(`${mode}.submit`)} color="secondary">
            {children}
          </SiteFormFoot>
        </SiteForm>
      </div>
      <Outcome when="done">
        {head}
        <Alert severity="success" role="status">
          {t(`${mode}.done`)}
        </Alert>
        {mode === 'changeEmail' && (
          <Button
            variant="contained"
            size="large"
            fullWidth
            component={PageLink}
            to={paths.login.build()}
            sx={{ marginBlockStart: 2 }}
          >
            {t('login.heading')}
          </Button>
        )}
      </Outcome>
      {texts.gone && (
        <Outcome when="invalid_login_link">
          {head}
          <Alert severity="info" role="status">
            {texts.gone} {mode !== 'changeEmail' && <ContactLink />}
          </Alert>
        </Outcome>
      )}
    </FormPanel>
  );
}

function ContactLink() {
  const { email } = useContact();
  return (
    <Link href={`mailto:${email}`} data-own="contact_email">
      <Ltr>{email}</Ltr>
    </Link>
  );
}
