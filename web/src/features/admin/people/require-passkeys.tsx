import { requirePasskeys } from '@fanclub/contract/passkeys/routes';
import { listPeople } from '@fanclub/contract/people/routes';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { prolongsGate } from '#admin-kit/api/member-actions.ts';
import { routeQuery } from '#api/route-query.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';

/** Switch with which an owner requires a passkey of every admin. */
export function RequirePasskeys() {
  const { t } = useTranslation('people');
  const textId = useId();
  const { data } = useQuery(routeQuery(listPeople));
  const { mutate, isPending, error } = useRouteMutation(requirePasskeys, {
    ...prolongsGate,
    stale: [routeQuery(listPeople).queryKey],
  });
  if (!data) return null;
  return (
    <div>
      <FormControlLabel
        sx={{ marginBlockStart: 2 }}
        label={t('passkeys.required')}
        control={
          <Switch
            checked={data.passkeys_required}
            disabled={isPending}
            onChange={(_, required) => mutate({ body: { required } })}
            slotProps={{ input: { 'aria-describedby': textId } }}
          />
        }
      />
      <Typography id={textId} variant="body2" color="textSecondary">
        {t('passkeys.requiredText')}
      </Typography>
      <ErrorAlert error={error} fallback="action_failed" sx={{ marginBlockStart: 1 }} />
    </div>
  );
}
