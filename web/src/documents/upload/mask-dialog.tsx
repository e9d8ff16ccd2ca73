import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { areaBetween, firstArea, grown, type MaskArea, moved } from './mask-area.ts';

interface MaskDialogProps {
  file: File;
  label: string;
  onCovered: (file: File) => void;
  onClose: () => void;
}

/**
 * Dialog that covers a part of an image with a black rectangle. The rectangle is drawn by pointer, or moved
 * and resized by arrow keys.
 */
export default function MaskDialog({ file, label, onCovered, onClose }: MaskDialogProps) {
  const { t } = useTranslation('member');
  const [area, setArea] = useState(firstArea);
  const [isBusy, setBusy] = useState(false);
  const cover = async () => {
    setBusy(true);
    onCovered(await coverImage(file, area));
  };
  return (
    <ConfirmDialog
      open
      title={t('upload.mask.title')}
      confirmLabel={t('upload.mask.apply')}
      mutation={{ isPending: isBusy, error: null }}
      onConfirm={cover}
      onCancel={onClose}
    >
      <Typography sx={{ marginBlockEnd: 1.5 }}>{t('upload.mask.lead')}</Typography>
      <Canvas file={file} label={label} area={area} onChange={setArea} />
    </ConfirmDialog>
  );
}

interface CanvasProps {
  file: File;
  label: string;
  area: MaskArea;
  onChange: (area: MaskArea) => void;
}

function Canvas({ file, label, area, onChange }: CanvasProps) {
  const { t } = useTranslation('member');
  const helpId = useId();
  const [source, setSource] = useState('');
  const began = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const pointOf = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
  };
  const percent = (share: number) => `${share * 100}%`;

  return (
    <>
      <Box
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          began.current = pointOf(event);
        }}
        onPointerMove={(event) => {
          if (began.current) onChange(areaBetween(began.current, pointOf(event)));
        }}
        onPointerUp={() => {
          began.current = null;
        }}
        sx={{ position: 'relative', touchAction: 'none', cursor: 'crosshair', lineHeight: 0 }}
      >
        {source && (
          <Box
            component="img"
            src={source}
            alt={label}
            draggable={false}
            sx={{ inlineSize: '100%', maxBlockSize: '50vh', objectFit: 'fill' }}
          />
        )}
        <Box
          component="button"
          type="button"
          aria-label={t('upload.mask.area')}
          aria-describedby={helpId}
          onKeyDown={(event) => onChange(steered(event, area))}
          // `left` and not `insetInlineStart`, because the image is not mirrored on right-to-left pages.
          style={{
            left: percent(area.left),
            top: percent(area.top),
            width: percent(area.width),
            height: percent(area.height),
          }}
          sx={{
            position: 'absolute',
            padding: 0,
            border: '2px solid',
            borderColor: 'primary.main',
            backgroundColor: 'black',
            cursor: 'crosshair',
          }}
        />
      </Box>
      <Typography
        id={helpId}
        variant="note"
        sx={{ marginBlockStart: 1, '@media (hover: none)': { display: 'none' } }}
      >
        {t('upload.mask.keys')}
      </Typography>
    </>
  );
}

const stepShare = 0.01;
const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-stepShare, 0],
  ArrowRight: [stepShare, 0],
  ArrowUp: [0, -stepShare],
  ArrowDown: [0, stepShare],
};

/** Returns the area after a key press: arrow keys move it, and with Shift they resize it. */
function steered(event: KeyboardEvent, area: MaskArea): MaskArea {
  const step = steps[event.key];
  if (!step) return area;
  event.preventDefault();
  return (event.shiftKey ? grown : moved)(area, ...step);
}

const jpegQuality = 0.9;

/** Returns a copy of the image with this area painted over permanently. */
async function coverImage(file: File, area: MaskArea): Promise<File> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  picture.close();
  context.fillStyle = 'black';
  context.fillRect(area.left * width, area.top * height, area.width * width, area.height * height);
  const image = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', jpegQuality);
  });
  if (!image) throw new Error('no image');
  return new File([image], file.name.replace(/\.[^.]*$/, '.jpg'), { type: image.type });
}
