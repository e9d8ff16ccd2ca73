import type { AdminMember } from '@fanclub/contract/members/profile';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentViewer } from '#documents/viewer/document-viewer.tsx';
import { ImageStage } from '#documents/viewer/image-stage.tsx';
import { changeView, fittingView } from '#documents/viewer/view.ts';
import { viewActionOf } from '#documents/viewer/view-keys.ts';
import { ViewerToolbar } from '#documents/viewer/viewer-toolbar.tsx';
import { EmptyState } from '#ui/message-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { useKeys } from '../shortcuts/use-keys.ts';

/** The receipt in place, to be zoomed and turned without leaving the decision. */
export function ReceiptImage({ member }: { member: AdminMember }) {
  const { t } = useTranslation(['review', 'member', 'documents']);
  const [view, act] = useReducer(changeView, fittingView);
  const [isLarge, setLarge] = useState(false);
  const { receipt_url: fileUrl } = member;
  const title = t('member:fields.receipt');

  useEffect(() => {
    if (fileUrl) act({ type: 'reset' });
  }, [fileUrl]);

  useKeys((key, event) => {
    const action = viewActionOf(event);
    if (action) act(action);
    else if (key === 'v' && fileUrl) setLarge(true);
    else return false;
    return true;
  });

  const deletedAt = member.receipt_deleted_at;
  if (!fileUrl)
    return (
      <EmptyState
        title={t('detail.noReceipt')}
        text={deletedAt ? t('member:kept.deleted', { day: deletedAt }) : t('detail.noReceiptText')}
      />
    );
  return (
    <Panel look="sunken" round="input" sx={{ overflow: 'hidden' }}>
      <Box sx={{ blockSize: { xs: '38svh', lg: '44svh' }, minBlockSize: 220, padding: 1 }}>
        <ImageStage fileUrl={fileUrl} alt={title} view={view} act={act} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          borderBlockStart: '1px solid',
          borderColor: 'divider',
          backgroundColor: 'background.paper',
        }}
      >
        <ViewerToolbar label={t('documents:viewer.tools')} act={act} />
        <Tooltip title={`${t('detail.large')} (v)`}>
          <IconButton aria-label={t('detail.large')} onClick={() => setLarge(true)}>
            <FullscreenIcon />
          </IconButton>
        </Tooltip>
      </Box>
      <DocumentViewer
        fileUrl={isLarge ? fileUrl : null}
        title={title}
        onClose={() => setLarge(false)}
      />
    </Panel>
  );
}
