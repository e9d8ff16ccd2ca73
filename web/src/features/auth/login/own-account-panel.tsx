import { openOwnAccount } from '@fanclub/contract/families/routes';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasCode } from '#api/api-error.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { type LegalSlug, paths } from '#config/paths.ts';
import { useFormat } from '#i18n/use-format.ts';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { TaggedText } from '#ui/tagged-text.tsx';
import { BirthDate } from '../birth-date.tsx';
import { useSignInOptions } from '../sign-in.ts';
import { type LinkPanelProps, NewLink } from './mailed-link.tsx';
import { wayOn } from './way-on.ts';

const documents = [
  ['terms', 'terms'],
  ['privacy', 'privacy-policy'],
] as const satisfies (readonly ['terms' | 'privacy', LegalSlug])[];

/**
 * What the login page shows for the mailed link with which a dependant opens an account. Only the button uses the
 * link up and records the consents.
 */
export function OwnAccountPanel({ token, onOver }: LinkPanelProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { language } = useFormat();
  const opening = useRouteMutation(openOwnAccount, {
    ...useSignInOptions(),
    onError: (error) => {
      if (hasCode(error, 'invalid_login_link')) onOver();
    },
  });
  if (hasCode(opening.error, 'invalid_login_link')) {
    return <NewLink title={t('link.over')} text={t('ownAccount.overText')} />;
  }
  return (
    <ApiForm
      mutation={opening}
      initialValues={{ birth_date: '', terms: false, privacy: false }}
      toInput={({ birth_date, ...agreed }) => ({
        body: { token, language, birth_date, legal_consents: agreed },
      })}
      atField={{ birth_date_wrong: 'birth_date' }}
      fieldOf={(path) => path.replace('legal_consents.', '')}
      fallback="authentication_failed"
      renderFailure={(error) =>
        hasCode(error, 'user_already_exists') ? (
          <Alert severity="error">{t('ownAccount.taken')}</Alert>
        ) : undefined
      }
      onDone={() => navigate(wayOn(search), { replace: true })}
      aria-label={t('ownAccount.heading')}
    >
      <BirthDate />
      {documents.map(([name, slug]) => (
        <FieldCheckbox
          key={name}
          name={name}
          required
          label={
            <TaggedText
              text={t(`ownAccount.agree.${name}`)}
              tags={{
                doc: <Link href={paths.legal.build(slug)} target="_blank" rel="noopener" />,
              }}
            />
          }
        />
      ))}
      <FormFoot submit={t('ownAccount.submit')} />
    </ApiForm>
  );
}
