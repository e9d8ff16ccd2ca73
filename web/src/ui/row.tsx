import Box, { type BoxProps } from '@mui/material/Box';

type RowProps = BoxProps & {
  /** First and last stand at the two ends. */
  apart?: boolean;
};

/** Things beside each other, on more lines where there is no room. */
export function Row({ apart = false, sx, ...box }: RowProps) {
  const row = {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    ...(apart && { justifyContent: 'space-between' }),
  };
  return <Box {...box} sx={[row, ...(Array.isArray(sx) ? sx : [sx])]} />;
}
