import { setOptionalMails } from '@fanclub/contract/members/routes';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { type Profile, profileQuery } from '#member/profile-query.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';

/** Switches for the optional mails. Each is on unless the member turned it off here or with the link in a mail. */
export function MailSwitches({ profile }: { profile: Profile }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', marginBlockEnd: 2 }}>
      <MailSwitch profile={profile} name="news" field="no_news" />
      <MailSwitch profile={profile} name="reminders" field="no_reminders" />
    </Box>
  );
}

interface MailSwitchProps {
  profile: Profile;
  name: 'news' | 'reminders';
  field: 'no_news' | 'no_reminders';
}

function MailSwitch({ profile, name, field }: MailSwitchProps) {
  const { t } = useTranslation('profile');
  const { mutate, isPending, error } = useRouteMutation(setOptionalMails, {
    stale: [profileQuery(profile.id).queryKey],
  });
  return (
    <>
      <FormControlLabel
        label={t(`account.${name}`)}
        control={
          <Switch
            checked={!profile[field]}
            disabled={isPending}
            onChange={(_, wanted) => mutate({ body: { [field]: !wanted } })}
          />
        }
      />
      <ErrorAlert error={error} sx={{ marginBlockEnd: 2 }} />
    </>
  );
}
