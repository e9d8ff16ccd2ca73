import Box, { type BoxProps } from '@mui/material/Box';

type RowProps = BoxProps & {
  /** True puts the first and the last element at the two ends. */
  apart?: boolean;
};

/** Elements side by side, which wrap if there is no room. */
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
