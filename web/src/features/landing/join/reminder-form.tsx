import { remindMe } from '@fanclub/contract/reminders/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { TaggedText } from '#ui/tagged-text.tsx';

/** A form for a person who wants one mail when registration opens. */
export default function ReminderForm() {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>
  );
}

function Form() {
  const { t } = useTranslation('landing');
  const asking = useRouteMutation(remindMe);
  if (asking.data?.is_open) {
    return (
      <Alert severity="info" role="status" sx={{ inlineSize: '100%' }}>
        <TaggedText
          text={t('reminder.open')}
          tags={{ register: <Link component={PageLink} to={paths.register.build()} /> }}
        />
      </Alert>
    );
  }
  if (asking.isSuccess) {
    return (
      <Alert severity="success" role="status" sx={{ inlineSize: '100%' }}>
        {t('reminder.done')}
      </Alert>
    );
  }
  return (
    <Box
      sx={{
        inlineSize: '100%',
        padding: { xs: 2.5, sm: 3 },
        borderRadius: '14px',
        color: 'text.primary',
        backgroundColor: 'background.paper',
      }}
    >
      <ApiForm
        mutation={asking}
        initialValues={{ name: '', email: '', consent: false }}
        toInput={(values) => ({ body: values })}
      >
        <FieldText name="name" autoComplete="name" label={t('reminder.name')} />
        <FieldText
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          label={t('reminder.email')}
        />
        <FieldCheckbox
          name="consent"
          label={
            <TaggedText
              text={t('reminder.consent')}
              tags={{
                privacy: <Link component={PageLink} to={paths.legal.build('privacy-policy')} />,
              }}
            />
          }
        />
        <FormFoot submit={t('reminder.submit')} />
      </ApiForm>
    </Box>
  );
}
