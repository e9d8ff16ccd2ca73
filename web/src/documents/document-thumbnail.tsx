import ZoomInIcon from '@mui/icons-material/ZoomIn';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { hasCode } from '#api/api-error.ts';
import { useErrorText } from '#api/use-error-text.ts';
import { radius } from '#theme/tokens.ts';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { useImageSource } from './image-source.ts';

interface DocumentThumbnailProps {
  fileUrl: string;
  title: string;
  /**
   * If true, the thumbnail shows the whole picture in an upright frame, for comparison with another picture. Otherwise
   * the top part of the picture fills the frame.
   */
  isWhole?: boolean;
  onOpen: () => void;
}

const frame = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.input,
  border: 'var(--line)',
  backgroundColor: 'surface.sunken',
} as const;

const styles = {
  part: { frame, image: { objectFit: 'cover', objectPosition: 'top' } },
  whole: {
    frame: { ...frame, aspectRatio: '3 / 4', gridTemplateRows: 'minmax(0, 1fr)' },
    image: { objectFit: 'contain' },
  },
} as const;

/** Lets a frame with text grow. With `overflow: hidden` the aspect ratio would fix the height and cut off the text. */
const grown = { overflow: 'visible' } as const;

/** A small picture of a document; a click calls `onOpen`. */
export function DocumentThumbnail(props: DocumentThumbnailProps) {
  const { fileUrl, title, isWhole = false, onOpen } = props;
  const style = styles[isWhole ? 'whole' : 'part'];
  const { t } = useTranslation(['documents', 'common']);
  const { source, error, retry } = useImageSource(fileUrl);
  const errorText = useErrorText();
  const isUnconfirmed = hasCode(error, 'address_not_confirmed');
  if (error) {
    return (
      <Box
        role="alert"
        sx={{ ...style.frame, ...grown, alignContent: 'center', gap: 1, padding: 2 }}
      >
        <Typography variant="body2">
          {isUnconfirmed ? errorText(error) : t('thumbnail.failed')}
        </Typography>
        <SecondaryButton size="small" onClick={retry}>
          {t('common:actions.retry')}
        </SecondaryButton>
      </Box>
    );
  }
  if (!source) return <Skeleton variant="rounded" sx={{ ...style.frame, blockSize: 'auto' }} />;
  return (
    <ButtonBase
      aria-label={t('thumbnail.open', { title })}
      onClick={onOpen}
      sx={{
        ...style.frame,
        position: 'relative',
        '& .hint': { opacity: 0, transition: 'opacity 150ms ease-out' },
        '&:hover .hint, &:focus-visible .hint': { opacity: 1 },
        '@media (hover: none)': { '& .hint': { opacity: 1 } },
      }}
    >
      <Box
        component="img"
        src={source}
        alt=""
        sx={{ inlineSize: '100%', blockSize: '100%', minBlockSize: 0, ...style.image }}
      />
      <Box
        component="span"
        className="hint"
        sx={{
          position: 'absolute',
          insetBlockEnd: 8,
          insetInlineEnd: 8,
          display: 'grid',
          placeItems: 'center',
          inlineSize: 36,
          blockSize: 36,
          borderRadius: radius.chip,
          color: 'band.text',
          backgroundColor: 'band.ground',
        }}
      >
        <ZoomInIcon fontSize="small" />
      </Box>
    </ButtonBase>
  );
}
