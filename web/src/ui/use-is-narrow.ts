import type { Breakpoint, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** True below the breakpoint; correct from the first render, because there is no server rendering. */
export function useIsNarrow(below: Breakpoint = 'lg'): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down(below), { noSsr: true });
}
