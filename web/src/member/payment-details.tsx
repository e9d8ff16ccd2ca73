import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useContact } from '#api/use-contact.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Panel } from '#ui/panel.tsx';

export function DetailsPanel({ children }: { children: ReactNode }) {
  return (
    <Panel
      variant="ground"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2.5,
        padding: { xs: 2, sm: 3 },
        // With large text an amount wraps to two lines instead of making the page wider.
        overflowWrap: 'anywhere',
        '& bdi': { whiteSpace: 'normal' },
      }}
    >
      {children}
    </Panel>
  );
}

interface DetailProps {
  label: string;
  children: ReactNode;
  action?: ReactNode;
  note?: ReactNode;
}

/** A label above a value to read or copy. */
export function Detail({ label, children, action, note }: DetailProps) {
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 0.5,
        }}
      >
        {children}
        {action}
      </Box>
      {note && (
        <Typography variant="body2" color="textSecondary" component="div">
          {note}
        </Typography>
      )}
    </Box>
  );
}

/** Alert that is shown while the club has not set up its payment details. */
export function NoDetails() {
  const { t } = useTranslation('registration');
  const { email } = useContact();
  return (
    <Alert severity="warning">
      {t('payment.noDetails')}{' '}
      <Link href={`mailto:${email}`} color="inherit">
        <Ltr>{email}</Ltr>
      </Link>
    </Alert>
  );
}
