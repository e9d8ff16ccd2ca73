import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WhenOpened } from '#ui/when-opened.tsx';

/** The member's history, collapsed at first. It is fetched only when it is expanded. */
export function MemberHistory({ children }: { children: ReactNode }) {
  const { t } = useTranslation('review');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        size="small"
        color="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('detail.history')}
      </Button>
      <Box id={id} hidden={!isOpen}>
        <WhenOpened open={isOpen}>{children}</WhenOpened>
      </Box>
    </div>
  );
}
