import { setNews } from '@fanclub/contract/news/routes';
import { setRenewalReminders } from '@fanclub/contract/renewal-reminders/routes';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { type Profile, profileQuery } from '#member/profile-query.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';

/** Switches for the optional mails. Each is on unless the member turned it off here or with the link in a mail. */
export function MailSwitches({ profile: { id, no_news, no_reminders } }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const stale = [profileQuery(id).queryKey];
  const news = useRouteMutation(setNews, { stale });
  const reminders = useRouteMutation(setRenewalReminders, { stale });
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', marginBlockEnd: 2 }}>
      <MailSwitch
        label={t('account.news')}
        isOn={!no_news}
        state={news}
        onChange={(wanted) => news.mutate({ body: { no_news: !wanted } })}
      />
      <MailSwitch
        label={t('account.reminders')}
        isOn={!no_reminders}
        state={reminders}
        onChange={(wanted) => reminders.mutate({ body: { no_reminders: !wanted } })}
      />
    </Box>
  );
}

interface MailSwitchProps {
  label: string;
  isOn: boolean;
  state: { isPending: boolean; error: Error | null };
  onChange: (wanted: boolean) => void;
}

function MailSwitch({ label, isOn, state: { isPending, error }, onChange }: MailSwitchProps) {
  return (
    <>
      <FormControlLabel
        label={label}
        control={
          <Switch checked={isOn} disabled={isPending} onChange={(_, wanted) => onChange(wanted)} />
        }
      />
      <ErrorAlert error={error} sx={{ marginBlockEnd: 2 }} />
    </>
  );
}
