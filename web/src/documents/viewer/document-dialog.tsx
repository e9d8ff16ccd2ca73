import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { onBand } from '#theme/tokens.ts';
import { ImageStage } from './image-stage.tsx';
import { changeView, fittingView } from './view.ts';
import { viewActionOf } from './view-keys.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';

const wheelStep = 1.15;

export interface DocumentDialogProps {
  open: boolean;
  /** Null while no document is open. */
  fileUrl: string | null;
  title: string;
  onClose: () => void;
}

/**
 * A document in full screen. The focus stays inside the viewer. Escape closes the viewer and returns the focus to the
 * page.
 */
export default function DocumentDialog({ open, fileUrl, title, onClose }: DocumentDialogProps) {
  const { t } = useTranslation(['documents', 'common']);
  const titleId = useId();
  const [view, act] = useReducer(changeView, fittingView);

  useEffect(() => {
    if (fileUrl) act({ type: 'reset' });
  }, [fileUrl]);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = viewActionOf(event.nativeEvent, { withArrows: true });
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    act(action);
  };

  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx: {
            margin: 0,
            border: 0,
            borderRadius: 0,
            ...onBand,
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          paddingInline: { xs: 1, sm: 2 },
          paddingBlock: 0.5,
          borderBlockEnd: '1px solid',
          borderColor: 'band.line',
        }}
      >
        <Typography id={titleId} variant="h5" component="h2" sx={{ marginInlineStart: 1 }}>
          {title}
        </Typography>
        <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
          <ViewerToolbar label={t('viewer.tools')} act={act} />
          <Tooltip title={`${t('common:actions.close')} (Esc)`}>
            <IconButton autoFocus aria-label={t('common:actions.close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
      <Box
        onWheel={({ deltaY }) =>
          act({ type: 'zoom', factor: deltaY < 0 ? wheelStep : 1 / wheelStep })
        }
        sx={{ flexGrow: 1, minBlockSize: 0, padding: { xs: 1, sm: 3 } }}
      >
        {fileUrl && <ImageStage fileUrl={fileUrl} alt={title} view={view} act={act} />}
      </Box>
    </Dialog>
  );
}
