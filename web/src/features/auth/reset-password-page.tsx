import { resetPassword } from '@fanclub/contract/passwords/routes';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasCode } from '#api/api-error.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import type { EarlyName } from '#config/early-names.ts';
import { paths } from '#config/paths.ts';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { AuthLayout, AuthLinks } from './auth-layout.tsx';
import { BirthDate } from './birth-date.tsx';
import { mailedToken } from './login/login-mode.ts';
import { AutoReset, type ResetProps } from './reset/auto-reset.tsx';
import { CustomReset } from './reset/custom-reset.tsx';
import { ForgotForm } from './reset/forgot-form.tsx';
import { FreshPassword, freshPasswordQuery } from './reset/fresh-password.tsx';

export default function ResetPasswordPage() {
  const { t } = useTranslation(['auth', 'common']);
  const [search] = useSearchParams();
  const [mode, setMode] = useState<ResetMode>('auto');
  const [isDone, setDone] = useState(false);
  const [asksBirthDate, setAsksBirthDate] = useState(false);
  const token = mailedToken(search);
  const queryClient = useQueryClient();
  const resetting = useRouteMutation(resetPassword, {
    onError: (error) => {
      if (hasCode(error, 'birth_date_needed')) setAsksBirthDate(true);
    },
    onSuccess: ({ new_password: password }) => {
      // The server returns the generated password only once, so it is kept for the login page, too. The person may have
      // opened that page before the response.
      if (password) queryClient.setQueryData(freshPasswordQuery.queryKey, password);
      setDone(true);
    },
  });
  const isOver = !token || hasCode(resetting.error, 'invalid_reset_link');
  const Reset = mode === 'auto' ? AutoReset : CustomReset;
  return (
    <AuthLayout heading={t('reset.heading')} lead={isDone || isOver ? undefined : t('reset.lead')}>
      {isDone && <ResetDone />}
      {!isDone && isOver && (
        <>
          <Alert severity="info" role="status" sx={{ marginBlockEnd: 3 }}>
            <AlertTitle>{t('link.over')}</AlertTitle>
            {t('reset.overText')}
          </Alert>
          <ForgotForm />
          <AuthLinks />
        </>
      )}
      {!isDone && !isOver && asksBirthDate && <BirthDateFirst resetting={resetting} />}
      {!isDone && !isOver && !asksBirthDate && (
        <>
          <div data-early={'resetPassword' satisfies EarlyName}>
            <ResetModeChoice value={mode} onChange={setMode} />
            <Reset token={token} resetting={resetting} />
          </div>
          <AuthLinks />
        </>
      )}
    </AuthLayout>
  );
}

/** Sends the request again with the birth date, which is needed if the address is not proved yet. */
function BirthDateFirst({ resetting }: Pick<ResetProps, 'resetting'>) {
  const { t } = useTranslation('auth');
  const [asked] = useState(resetting.variables?.body);
  return (
    <ApiForm
      mutation={resetting}
      initialValues={{ birth_date: '' }}
      toInput={({ birth_date }) => (asked ? { body: { ...asked, birth_date } } : null)}
      atField={{ birth_date_wrong: 'birth_date' }}
      fallback="password_reset_failed"
    >
      <BirthDate />
      <FormFoot submit={t('login.continue')} />
    </ApiForm>
  );
}

type ResetMode = 'auto' | 'custom';

interface ResetModeChoiceProps {
  value: ResetMode;
  onChange: (mode: ResetMode) => void;
}

function ResetModeChoice({ value, onChange }: ResetModeChoiceProps) {
  const { t } = useTranslation('auth');
  const id = useId();
  return (
    <FormControl sx={{ marginBlockEnd: 3 }}>
      <FormLabel id={id} sx={{ fontWeight: 650, color: 'text.primary' }}>
        {t('reset.mode')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, mode) => onChange(mode as ResetMode)}
      >
        <FormControlLabel value="auto" control={<Radio />} label={t('reset.auto')} />
        <FormControlLabel value="custom" control={<Radio />} label={t('reset.custom')} />
      </RadioGroup>
    </FormControl>
  );
}

const redirectAfterMs = 5000;

/** Says that the password was changed. After a while it opens the login page, unless the person has chosen to stay. */
function ResetDone() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [stays, setStays] = useState(false);

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => navigate(paths.login.build()), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [stays, navigate]);

  return (
    <Stack spacing={2}>
      <Alert severity="success" role="status">
        {t('reset.done')} {!stays && t('reset.redirect', { seconds: redirectAfterMs / 1000 })}
      </Alert>
      <FreshPassword />
      <Button variant="contained" size="large" onClick={() => navigate(paths.login.build())}>
        {t('links.login')}
      </Button>
      {!stays && (
        <Button color="secondary" onClick={() => setStays(true)}>
          {t('reset.stay')}
        </Button>
      )}
    </Stack>
  );
}
