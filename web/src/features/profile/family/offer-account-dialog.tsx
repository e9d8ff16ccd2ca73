import { offerAccount } from '@fanclub/contract/families/routes';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import type { Profile } from '#member/profile-query.ts';
import { renderSignInAgain } from '#member/sign-in-again.tsx';
import { FieldLatin } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { guardiansOf } from '../for-whom.ts';

interface OfferAccountDialogProps {
  profile: Profile;
  open: boolean;
  onClose: () => void;
}

/** The dialog in which the guardian enters the new account's e-mail address, to which the link is then mailed. */
export default function OfferAccountDialog({ profile, open, onClose }: OfferAccountDialogProps) {
  const { t } = useTranslation('profile');
  const offering = useRouteMutation(offerAccount, { stale: guardiansOf(profile) });
  const email = offering.data && offering.variables?.body.email;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onClosed={offering.reset}
      mutation={offering}
      initialValues={{ email: '' }}
      toInput={(body) => ({ params: { id: profile.id }, body })}
      atField={{ user_already_exists: 'email' }}
      renderFailure={renderSignInAgain}
      title={t('ward.own.title')}
      lead={t('ward.own.lead')}
      submit={t('ward.own.submit')}
      focus="email"
      done={email && t('ward.own.sent', { email: isolateLtr(email) })}
    >
      <FieldLatin name="email" type="email" inputMode="email" label={t('ward.own.email')} />
    </FormDialog>
  );
}
