import type { PackType } from '@fanclub/contract/pricing/packages';
import Box from '@mui/material/Box';
import { usePublicSettings } from '#api/public-settings.ts';
import { island } from '#islands/island.tsx';
import { Amount } from '#ui/amount.tsx';

/** The price of a package, in the room that it takes. */
function PackPrice({ pack }: { pack: PackType }) {
  const { settings } = usePublicSettings();
  return (
    <Box component="span" sx={{ display: 'inline-block', minInlineSize: '3.5rem' }}>
      {settings ? <Amount value={settings.prices[pack]} size="large" tabular={false} /> : '—'}
    </Box>
  );
}

export default island('pack-price', PackPrice, { when: 'visible' });
