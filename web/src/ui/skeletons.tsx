import Box, { type BoxProps } from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

interface LoadingProps extends Pick<BoxProps, 'children' | 'sx'> {
  /** True if nothing else is on the page. The footer then waits, because it would be moved by the content. */
  isWholePage?: boolean;
}

/** Wraps a skeleton and announces to screen readers that content is loading. */
export function Loading({ isWholePage, ...box }: LoadingProps) {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      aria-label={t('state.loading')}
      className={isWholePage ? wholePageLoads : undefined}
      {...box}
    />
  );
}

export const wholePageLoads = 'whole-page-loads';

export function PageSkeleton() {
  return (
    <Loading>
      <Box
        sx={{
          maxInlineSize: 1120,
          marginInline: 'auto',
          padding: { xs: 2, sm: 3 },
          minBlockSize: '100svh',
        }}
      >
        <Skeleton variant="rounded" height={44} sx={{ inlineSize: '55%', marginBlock: 4 }} />
        <Skeleton variant="rounded" height={220} />
        <TextSkeleton lines={4} />
      </Box>
    </Loading>
  );
}

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  const widths = Array.from({ length: lines }, (_, line) => (line === lines - 1 ? '60%' : '100%'));
  return (
    <Box aria-hidden sx={{ marginBlock: 2 }}>
      {widths.map((inlineSize, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
        <Skeleton key={line} variant="text" sx={{ inlineSize, fontSize: '1rem' }} />
      ))}
    </Box>
  );
}
