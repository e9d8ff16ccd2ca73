import FitIcon from '@mui/icons-material/FitScreenOutlined';
import RotateLeftIcon from '@mui/icons-material/RotateLeft';
import RotateRightIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { type ViewAction, zoomStep } from './view.ts';

const tools = [
  { name: 'zoomIn', keys: '+', Icon: ZoomInIcon, action: { type: 'zoom', factor: zoomStep } },
  { name: 'zoomOut', keys: '-', Icon: ZoomOutIcon, action: { type: 'zoom', factor: 1 / zoomStep } },
  { name: 'turnLeft', keys: '[', Icon: RotateLeftIcon, action: { type: 'turn', quarters: -1 } },
  { name: 'turnRight', keys: ']', Icon: RotateRightIcon, action: { type: 'turn', quarters: 1 } },
  { name: 'reset', keys: '0', Icon: FitIcon, action: { type: 'reset' } },
] as const satisfies { name: string; keys: string; Icon: typeof FitIcon; action: ViewAction }[];

interface ViewerToolbarProps {
  label: string;
  act: (action: ViewAction) => void;
}

/** The tools of the viewer. Left and right are the same in every language, so the icons are never mirrored. */
export function ViewerToolbar({ label, act }: ViewerToolbarProps) {
  const { t } = useTranslation('documents');
  return (
    <Box
      role="toolbar"
      aria-label={label}
      dir="ltr"
      sx={{ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 }}
    >
      {tools.map(({ name, keys, Icon, action }) => (
        <Tooltip key={name} title={`${t(`viewer.${name}`)} (${keys})`}>
          <IconButton aria-label={t(`viewer.${name}`)} onClick={() => act(action)}>
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
