import { withdrawNameAsk } from '@fanclub/contract/names/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { fullName } from '#member/full-name.ts';
import { type Profile, profileQuery } from '#member/profile-query.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { lazyDialog } from '#ui/lazily.tsx';
import type { Viewer } from '../viewer.ts';

const AskNameDialog = lazyDialog(async () => (await import('./ask-name-dialog.tsx')).AskNameDialog);

interface AskNameProps {
  profile: Profile;
  viewer: Viewer;
}

/**
 * The button with which a member asks the club to correct a name: the member's own or that of a family member. While
 * the request waits for an answer, the request is shown instead of the button and can be withdrawn.
 */
export function AskName({ profile, viewer }: AskNameProps) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const query = viewer === 'guardian' ? { for: profile.id } : {};
  const withdrawing = useRouteMutation(withdrawNameAsk, {
    onSuccess: (after) => queryClient.setQueryData(profileQuery(after.id).queryKey, after),
  });
  const { name_ask: waiting } = profile;
  if (waiting) {
    return (
      <Box sx={{ inlineSize: '100%' }}>
        <Alert severity="info">
          {t('name.waits', { day: waiting.at, name: `\u2068${fullName(waiting)}\u2069` })}
          <Button
            size="small"
            color="secondary"
            loading={withdrawing.isPending}
            onClick={() => withdrawing.mutate({ query })}
            sx={{ display: 'flex', marginBlockStart: 1 }}
          >
            {t('name.withdraw')}
          </Button>
        </Alert>
        <ErrorAlert error={withdrawing.error} sx={{ marginBlockStart: 2 }} />
      </Box>
    );
  }
  return (
    <>
      <Button size="small" color="secondary" onClick={() => setOpen(true)}>
        {t('name.open')}
      </Button>
      <AskNameDialog profile={profile} query={query} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
