import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SecondaryButton } from '#ui/secondary-button.tsx';

interface CameraButtonProps {
  label: string;
  onTake: (image: File | undefined) => void;
}

/**
 * Button for touch screens that opens the camera directly, because newer phones do not offer it in the file
 * dialog.
 */
export function CameraButton({ label, onTake }: CameraButtonProps) {
  const { t } = useTranslation('member');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <SecondaryButton
        size="small"
        startIcon={<CameraIcon />}
        aria-label={t('upload.cameraFor', { label })}
        onClick={() => input.current?.click()}
        sx={{
          alignSelf: 'start',
          marginBlockStart: 1,
          '@media (hover: hover)': { display: 'none' },
        }}
      >
        {t('upload.camera')}
      </SecondaryButton>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onTake(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
