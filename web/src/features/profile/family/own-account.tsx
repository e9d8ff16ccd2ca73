import { withdrawAccount } from '@fanclub/contract/families/routes';
import { isOldEnough } from '@fanclub/contract/members/age';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { type Profile, profileQuery } from '#member/profile-query.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { lazyDialog } from '#ui/lazily.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { guardiansOf } from '../for-whom.ts';

const OfferAccountDialog = lazyDialog(() => import('./offer-account-dialog.tsx'));

/**
 * Buttons with which a guardian offers an account to a family member who is old enough. The offer is a link, mailed to
 * the address that the guardian enters. While the link is valid, the guardian can mail a new one or withdraw the offer.
 */
export function OwnAccount({ profile }: { profile: Profile }) {
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
        <SecondaryButton size="small" onClick={() => setOffering(true)}>
          {t('ward.own.open')}
        </SecondaryButton>
      )}
      <ErrorAlert error={withdrawing.error} sx={{ marginBlockStart: 2 }} />
      <OfferAccountDialog profile={profile} open={isOffering} onClose={() => setOffering(false)} />
    </Box>
  );
}
