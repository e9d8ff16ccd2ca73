import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

/** The local copy of an image; a mark in its place where this device no longer has one. */
export function FilePreview({ file, label }: { file: File | null; label: string }) {
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
        inlineSize: { xs: 72, sm: 112 },
        blockSize: 132,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: '10px',
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
