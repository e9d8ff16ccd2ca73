import Box from '@mui/material/Box';

interface CardDetailProps {
  label: string;
  value: string;
  ltr?: boolean;
}

export function CardDetail({ label, value, ltr = false }: CardDetailProps) {
  return (
    <Box>
      <Box component="dt" sx={{ fontSize: '2.9cqi', lineHeight: 1.5, opacity: 0.78 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ margin: 0, fontSize: '3.7cqi', fontWeight: 650, lineHeight: 1.5 }}>
        <bdi dir={ltr ? 'ltr' : 'auto'}>{value}</bdi>
      </Box>
    </Box>
  );
}
