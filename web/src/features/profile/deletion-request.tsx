import { requestDeletion } from '@fanclub/contract/members/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '#api/api-error.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { type Profile, profileQuery } from '#member/profile-query.ts';
import { useWithFamily } from '#member/use-with-family.ts';
import { WithFamily } from '#member/with-family.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { forWhom, profilesOf } from './for-whom.ts';

/**
 * The button with which a member requests the deletion of their own data or of a family member's data. An admin then
 * deletes the data.
 */
export function DeletionRequest({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { family } = profile;
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useRouteMutation(requestDeletion, {
    // The error `family_remains` means that a person was added on another device. The reloaded profile includes
    // that person.
    onError: (refused) =>
      hasCode(refused, 'family_remains') && queryClient.invalidateQueries(profileQuery(profile.id)),
    stale: [...profilesOf(profile), ...family.map(({ id }) => profileQuery(id).queryKey)],
  });
  const { choice, query, whenSaid, reset } = useWithFamily(family.length > 0);
  const words = profile.guardian_id ? 'ward.deletion' : 'deletion';
  if (profile.delete_requested_at) {
    return (
      <Alert severity="info" sx={{ inlineSize: '100%' }}>
        {t(`${words}.requested`, { day: profile.delete_requested_at })}
      </Alert>
    );
  }
  return (
    <>
      <Button
        size="small"
        color="error"
        onClick={() => {
          reset();
          setAsking(true);
        }}
      >
        {t(`${words}.open`)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t(`${words}.title`)}
        confirmLabel={t('deletion.submit')}
        mutation={{ isPending, error }}
        onConfirm={() =>
          whenSaid(() =>
            mutate(
              { query: { ...forWhom(profile), ...query } },
              { onSuccess: () => setAsking(false) },
            ),
          )
        }
        onCancel={() => setAsking(false)}
      >
        <Typography>{t(`${words}.text`)}</Typography>
        {family.length > 0 && (
          <WithFamily
            {...{ family, ...choice }}
            text={t('deletion.family')}
            label={t('deletion.withFamily')}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
