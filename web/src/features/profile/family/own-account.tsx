import { offerAccount, withdrawAccount } from '@fanclub/contract/families/routes';
import { isOldEnough } from '@fanclub/contract/members/age';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { type Profile, profileQuery } from '#member/profile-query.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { Row } from '#ui/row.tsx';
import { guardiansOf } from '../for-whom.ts';

interface Whose {
  profile: Profile;
}

/**
 * Buttons with which a guardian offers an account to a family member who is old enough. The offer is a link, mailed to
 * the address that the guardian enters. While the link is valid, the guardian can mail a new one or withdraw the offer.
 */
export function OwnAccount({ profile }: Whose) {
  const { t } = useTranslation('profile');
  const [isOffering, setOffering] = useState(false);
  const { data: guardian } = useQuery(profileQuery(profile.guardian_id ?? ''));
  const withdrawing = useRouteMutation(withdrawAccount, { stale: guardiansOf(profile) });
  // Only a guardian with a membership may offer an account.
  if (!guardian?.is_approved) return null;
  if (!isOldEnough(profile.birth_date) || profile.delete_requested_at) return null;
  const person = guardian.family.find(({ id }) => id === profile.id);
  const until = person?.account_offered_until;
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      {until ? (
        <Alert severity="info">
          {t('ward.own.pending', { day: until })}
          <Row sx={{ gap: 1, marginBlockStart: 1 }}>
            <Button size="small" color="secondary" onClick={() => setOffering(true)}>
              {t('ward.own.again')}
            </Button>
            <Button
              size="small"
              color="secondary"
              loading={withdrawing.isPending}
              onClick={() => withdrawing.mutate({ params: { id: profile.id } })}
            >
              {t('ward.own.withdraw')}
            </Button>
          </Row>
        </Alert>
      ) : (
        <Button size="small" variant="outlined" color="secondary" onClick={() => setOffering(true)}>
          {t('ward.own.open')}
        </Button>
      )}
      <ErrorAlert error={withdrawing.error} sx={{ marginBlockStart: 2 }} />
      <OfferAccount profile={profile} open={isOffering} onClose={() => setOffering(false)} />
    </Box>
  );
}

/** The dialog in which the guardian enters the new account's e-mail address, to which the link is then mailed. */
function OfferAccount({ profile, open, onClose }: Whose & { open: boolean; onClose: () => void }) {
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
      title={t('ward.own.title')}
      lead={t('ward.own.lead')}
      submit={t('ward.own.submit')}
      focus="email"
      done={
        email && (
          <Alert severity="success" role="status">
            {t('ward.own.sent', { email: isolateLtr(email) })}
          </Alert>
        )
      }
    >
      <FieldText
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        dir="ltr"
        label={t('ward.own.email')}
      />
    </FormDialog>
  );
}
