import type { Breakpoint, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** True below the breakpoint. It is correct from the first render on, because this code never renders on a server. */
export function useIsNarrow(below: Breakpoint = 'lg'): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down(below), { noSsr: true });
}
