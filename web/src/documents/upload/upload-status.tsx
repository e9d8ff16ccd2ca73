import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import HintIcon from '@mui/icons-material/LightbulbOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import type { ImageUpload } from './use-upload.ts';

/** The progress of the upload, and hints about the quality of the image. */
export function UploadStatus({ upload }: { upload: ImageUpload }) {
  const { t } = useTranslation('member');
  return (
    <>
      <Box sx={{ minBlockSize: 28 }}>
        <Stage upload={upload} />
      </Box>
      {upload.hints.map((hint) => (
        <Line key={hint} icon={HintIcon} color="warning.main">
          {t(`imageHints.${hint}`)}
        </Line>
      ))}
    </>
  );
}

function Stage({ upload }: { upload: ImageUpload }) {
  const { t } = useTranslation('member');
  const sizeOf = useFileSize();
  const { file, progress, isPreparing, isUnsent, failures } = upload;
  if (isPreparing) return <Share text={t('upload.preparing')} />;
  if (progress !== null) {
    const percent = Math.round(progress * 100);
    return <Share text={t('upload.sending', { percent })} percent={percent} />;
  }
  if (isUnsent) {
    return (
      <Line icon={CloudOffIcon} color="warning.main">
        {t(failures > 0 ? 'upload.waiting' : 'upload.notSent')}
      </Line>
    );
  }
  return (
    <Line icon={CheckCircleIcon} color="success.main">
      {t('upload.done')}
      {file && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {` ${sizeOf(file)}`}
        </Box>
      )}
    </Line>
  );
}

function Share({ text, percent }: { text: string; percent?: number }) {
  return (
    <>
      <Typography variant="note">{text}</Typography>
      <LinearProgress
        aria-label={text}
        {...(percent !== undefined && { variant: 'determinate', value: percent })}
      />
    </>
  );
}

interface LineProps {
  icon: typeof SvgIcon;
  color: string;
  children: ReactNode;
}

function Line({ icon: Icon, color, children }: LineProps) {
  return (
    <Typography
      variant="body2"
      component="div"
      role="status"
      sx={{ display: 'flex', alignItems: 'flex-start', columnGap: 0.75, color, fontWeight: 650 }}
    >
      <Icon fontSize="small" aria-hidden />
      <span>{children}</span>
    </Typography>
  );
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Returns a function that formats a file size, such as `345 kilobytes` or `۱٫۲ مگابایت`. */
function useFileSize() {
  const { number } = useFormat();
  const written = (value: number, unit: 'kilobyte' | 'megabyte', digits: number) =>
    number(value, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: digits });
  return ({ size }: Blob) =>
    size < megabyte
      ? written(Math.max(size / kilobyte, 1), 'kilobyte', 0)
      : written(size / megabyte, 'megabyte', 1);
}
