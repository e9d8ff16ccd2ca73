import Box from '@mui/material/Box';

export function Footer() {
  return <Box component="footer" />;
}
