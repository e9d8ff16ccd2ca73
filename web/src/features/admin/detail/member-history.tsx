import type { AdminMember } from '@fanclub/contract/members/profile';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#i18n/load-chunk.ts';
import { WhenOpened } from '#ui/when-opened.tsx';

const MemberHistoryList = lazy(() => loadChunk(() => import('../history/member-history-list.tsx')));

/** What was done to this member and who looked: folded away, and asked for when it is unfolded. */
export function MemberHistory({ member }: { member: AdminMember }) {
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
        <WhenOpened open={isOpen}>
          <MemberHistoryList id={member.id} requestNumber={member.request_number} />
        </WhenOpened>
      </Box>
    </div>
  );
}
