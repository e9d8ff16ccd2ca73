import { askForName, withdrawNameAsk } from '@fanclub/contract/names/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { CorrectionFields } from '#member/correction-fields.tsx';
import { correctionsOf, valuesOf } from '#member/form-values.ts';
import { fullName } from '#member/full-name.ts';
import { type Profile, profileQuery } from '#member/profile-query.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import type { Viewer } from '../viewer.ts';

const names = ['first_name', 'last_name'] as const;

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
  const keep = {
    onSuccess: (after: Profile) => queryClient.setQueryData(profileQuery(after.id).queryKey, after),
  };
  const asking = useRouteMutation(askForName, keep);
  const withdrawing = useRouteMutation(withdrawNameAsk, keep);
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
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        maxWidth="sm"
        mutation={asking}
        initialValues={{ ...valuesOf(profile, names), note: '' }}
        toInput={({ note, ...typed }) => ({
          query,
          body: { ...correctionsOf(typed, names), note: note.trim() || null },
        })}
        title={t('name.title')}
        lead={t('name.lead')}
        submit={t('name.submit')}
        onDone={() => setOpen(false)}
      >
        <CorrectionFields names={names} pack={profile.pack_type} />
        <FieldText
          name="note"
          autoComplete="off"
          required={false}
          dir="auto"
          label={t('name.note')}
        />
      </FormDialog>
    </>
  );
}
