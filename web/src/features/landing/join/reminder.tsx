import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { loadNamespaces } from '#i18n/i18n.ts';
import { useSeason } from '../season-state.ts';

// Forms and their rules are loaded where there is one: once registration has ended.
const ReminderForm = lazy(async () => {
  const [form] = await Promise.all([import('./reminder-form.tsx'), loadNamespaces(['errors'])]);
  return form;
});

/** The form for whoever comes too late. */
export function Reminder() {
  const { season } = useSeason();
  return (
    <Box sx={{ inlineSize: '100%' }}>
      {season === 'closed' && (
        <Suspense fallback={<Box sx={{ minBlockSize: 360 }} />}>
          <ReminderForm />
        </Suspense>
      )}
    </Box>
  );
}
