import Box from '@mui/material/Box';

/** A block of code. It is left to right in every language and can be scrolled by keyboard. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <Box
      component="pre"
      role="group"
      aria-label={label}
      tabIndex={0}
      dir="ltr"
      lang="en"
      sx={{
        margin: 0,
        padding: 1.5,
        maxBlockSize: 360,
        overflow: 'auto',
        fontSize: '0.8125rem',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'action.hover',
      }}
    >
      {text}
    </Box>
  );
}
