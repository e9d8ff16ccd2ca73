import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';

interface PastSectionProps {
  /** The state of the application, which stays visible. */
  state: ReactNode;
  children: ReactNode;
}

/**
 * A folded part of the profile for what is completed: application, documents and payments. The content is rendered, and
 * its data are requested, only once a person opens this part.
 */
export function PastSection({ state, children }: PastSectionProps) {
  const { t } = useTranslation('profile');
  const [wasOpened, setOpened] = useState(false);
  return (
    <Box component="details" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <Panel component="summary" sx={summary}>
        <div>
          <Typography variant="h3" component="h2">
            {t('past')}
          </Typography>
          <Row sx={{ gap: 1, marginBlockStart: 1 }}>{state}</Row>
        </div>
        <ExpandIcon />
      </Panel>
      {wasOpened && <Box sx={{ display: 'grid', gap: 3, marginBlockStart: 3 }}>{children}</Box>}
    </Box>
  );
}

const summary = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  paddingInline: { xs: 2.5, sm: 3.5 },
  paddingBlock: 2.5,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
} as const;
