import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { loadNamespaces } from '#i18n/i18n.ts';
import { useSeason } from '../season-state.ts';

// The reminder form and its validation are loaded only after registration has ended, because the form is not shown
// before.
const ReminderForm = lazy(async () => {
  const [form] = await Promise.all([import('./reminder-form.tsx'), loadNamespaces(['errors'])]);
  return form;
});

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
