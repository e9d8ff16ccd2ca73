import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readableFiles } from '#admin-kit/bring-file/readable-files.ts';
import { radius } from '#theme/tokens.ts';

/** File picker. Its file input covers the whole area, so that the browser handles clicks, drops and keys. */
export function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation('statements');
  const [isOver, setOver] = useState(false);
  return (
    <Box
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
      sx={{
        position: 'relative',
        minBlockSize: 120,
        display: 'grid',
        placeItems: 'center',
        alignContent: 'center',
        gap: 0.5,
        padding: 2,
        textAlign: 'center',
        border: '1.5px dashed',
        borderColor: isOver ? 'primary.main' : 'surface.control',
        borderRadius: radius.card,
        backgroundColor: isOver ? 'action.hover' : 'background.default',
        '&:has(input:focus-visible)': {
          outline: '3px solid',
          outlineColor: 'primary.main',
          outlineOffset: 2,
        },
      }}
    >
      <UploadIcon aria-hidden sx={{ fontSize: '2rem', color: 'primary.main' }} />
      <Typography sx={{ fontWeight: 700, '@media (hover: none)': { display: 'none' } }}>
        {t(isOver ? 'file.dropNow' : 'file.drop')}
      </Typography>
      <Typography sx={{ fontWeight: 700, '@media (hover: hover)': { display: 'none' } }}>
        {t('file.tap')}
      </Typography>
      <Box
        component="input"
        type="file"
        aria-label={t('file.label')}
        accept={readableFiles}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
          // Clears the input. Otherwise the browser would not report that the same file is chosen again after an
          // edit.
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
