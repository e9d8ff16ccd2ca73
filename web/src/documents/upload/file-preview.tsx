import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { radius } from '#theme/tokens.ts';

interface FilePreviewProps {
  file: File | null;
  label: string;
  /** Width in pixels: one number, or two if phones and wider windows differ. */
  inlineSize: number | { xs: number; sm: number };
  blockSize: number;
}

/** Shows the local copy of an image, or an icon if this device no longer has one. */
export function FilePreview({ file, label, inlineSize, blockSize }: FilePreviewProps) {
  const [source, setSource] = useState('');

  useEffect(() => {
    if (!file) return setSource('');
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return (
    <Box
      sx={{
        inlineSize,
        blockSize,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: radius.input,
        backgroundColor: 'surface.sunken',
        color: 'text.secondary',
      }}
    >
      {source ? (
        <Box
          component="img"
          src={source}
          alt={label}
          sx={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
        />
      ) : (
        <ImageIcon aria-hidden />
      )}
    </Box>
  );
}
