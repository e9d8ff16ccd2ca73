import { requestDeletion } from '@fanclub/contract/members/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import type { Profile } from '#member/profile-query.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { forWhom, profilesOf } from './for-whom.ts';

/** A member asks, for themselves or for somebody of the family; an admin deletes. */
export function DeletionRequest({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useRouteMutation(requestDeletion, {
    stale: profilesOf(profile),
  });
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
      <Button size="small" color="error" onClick={() => setAsking(true)}>
        {t(`${words}.open`)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t(`${words}.title`)}
        confirmLabel={t('deletion.submit')}
        busy={isPending}
        onConfirm={() => mutate({ query: forWhom(profile) }, { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        <Typography>{t(`${words}.text`)}</Typography>
        <ErrorAlert error={error} sx={{ marginBlockStart: 2 }} />
      </ConfirmDialog>
    </>
  );
}
