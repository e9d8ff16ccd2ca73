import { requestDeletion } from '@fanclub/contract/members/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { type Profile, profileQuery } from '../profile-query.ts';

/** A member asks; an admin deletes. */
export function DeletionRequest({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useRouteMutation(requestDeletion, {
    stale: [profileQuery(profile.id).queryKey],
  });

  if (profile.delete_requested_at) {
    return (
      <Alert severity="info" sx={{ inlineSize: '100%' }}>
        {t('deletion.requested', { day: profile.delete_requested_at })}
      </Alert>
    );
  }
  return (
    <>
      <Button size="small" color="error" onClick={() => setAsking(true)}>
        {t('deletion.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('deletion.title')}
        confirmLabel={t('deletion.submit')}
        busy={isPending}
        onConfirm={() => mutate(undefined, { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        <Typography>{t('deletion.text')}</Typography>
        {error && (
          <Alert severity="error" sx={{ marginBlockStart: 2 }}>
            {errorText(error)}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
