import FullscreenIcon from '@mui/icons-material/Fullscreen';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '#admin-kit/use-keys.ts';
import { DocumentViewer } from '#documents/viewer/document-viewer.tsx';
import { ImageStage } from '#documents/viewer/image-stage.tsx';
import { changeView, fittingView } from '#documents/viewer/view.ts';
import { viewActionOf } from '#documents/viewer/view-keys.ts';
import { ViewerToolbar } from '#documents/viewer/viewer-toolbar.tsx';
import { EmptyState } from '#ui/message-state.tsx';
import { Panel } from '#ui/panel.tsx';

interface DocumentImageProps {
  fileUrl: string | null;
  title: string;
  /** The texts shown if there is no image. */
  nothing: { title: string; text: string };
  onDrawn: () => void;
}

/** The image of a document, with tools to zoom and turn it. */
export function DocumentImage({ fileUrl, title, nothing, onDrawn }: DocumentImageProps) {
  const { t } = useTranslation(['review', 'documents']);
  const [view, act] = useReducer(changeView, fittingView);
  const [isLarge, setLarge] = useState(false);

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

  if (!fileUrl) return <EmptyState {...nothing} />;
  return (
    <Panel variant="sunken" round="input" sx={{ overflow: 'hidden' }}>
      <Box sx={{ blockSize: { xs: '38svh', lg: '56svh' }, minBlockSize: 220, padding: 1 }}>
        <ImageStage
          // The key creates a new component for each image, so that the previous image is not shown while the new one
          // loads.
          key={fileUrl}
          fileUrl={fileUrl}
          alt={title}
          view={view}
          act={act}
          onDrawn={onDrawn}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          borderBlockStart: 'var(--line)',
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
