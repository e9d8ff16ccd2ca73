import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { radius } from '#theme/tokens.ts';
import { choosableFiles } from '../prepare/prepare-image.ts';

interface DropAreaProps {
  id: string;
  name: string;
  input: RefObject<HTMLInputElement | null>;
  isChosen: boolean;
  isInvalid: boolean;
  isRequired: boolean;
  describedBy: string;
  onChoose: (file: File | undefined) => void;
  /** Shown in place of the instructions once an image is chosen. */
  children: ReactNode;
}

/**
 * Area to choose an image. Its file input covers the whole area, so that the browser handles clicks, drops
 * and keys.
 */
export function DropArea(props: DropAreaProps) {
  const { id, name, input, isChosen, isInvalid, isRequired, describedBy, onChoose, children } =
    props;
  const [isOver, setOver] = useState(false);
  return (
    <Box
      onDragEnter={() => setOver(true)}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={() => setOver(false)}
      sx={{
        position: 'relative',
        containerType: 'inline-size',
        minBlockSize: 168,
        display: 'grid',
        alignItems: 'center',
        padding: 2,
        border: '1.5px dashed',
        borderColor: isInvalid ? 'error.main' : isOver ? 'primary.main' : 'surface.control',
        borderRadius: radius.card,
        backgroundColor: isOver ? 'action.hover' : 'background.default',
        transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
        '@media (hover: hover)': {
          '&:hover': { borderColor: isInvalid ? 'error.main' : 'text.secondary' },
        },
        '&:has(input:focus-visible)': {
          outline: '3px solid',
          outlineColor: 'primary.main',
          outlineOffset: 2,
        },
        ...(isChosen && { borderStyle: 'solid' }),
      }}
    >
      {isChosen ? children : <Invitation isOver={isOver} />}
      <Box
        component="input"
        type="file"
        ref={input}
        id={id}
        name={name}
        accept={choosableFiles()}
        aria-required={isRequired}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          onChoose(event.target.files?.[0]);
          event.target.value = '';
        }}
        sx={{
          position: 'absolute',
          inset: 0,
          inlineSize: '100%',
          blockSize: '100%',
          opacity: 0,
          cursor: 'pointer',
        }}
      />
    </Box>
  );
}

function Invitation({ isOver }: { isOver: boolean }) {
  const { t } = useTranslation('member');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, textAlign: 'center' }}>
      <AddPhotoIcon aria-hidden sx={{ fontSize: '2.25rem', color: 'primary.main' }} />
      <Typography
        component="span"
        sx={{ fontWeight: 700, '@media (hover: none)': { display: 'none' } }}
      >
        {t(isOver ? 'upload.dropNow' : 'upload.drop')}
      </Typography>
      <Typography
        component="span"
        variant="note"
        sx={{ '@media (hover: none)': { display: 'none' } }}
      >
        {t('upload.choose')}
      </Typography>
      <Typography
        component="span"
        sx={{ fontWeight: 700, '@media (hover: hover)': { display: 'none' } }}
      >
        {t('upload.tap')}
      </Typography>
    </Box>
  );
}
