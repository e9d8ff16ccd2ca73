import { benefits } from '@fanclub/contract/pricing/benefits';
import { featuredPack, packTypes } from '@fanclub/contract/pricing/packages';
import Box from '@mui/material/Box';
import { bareList } from '#ui/bare-list.ts';
import { Panel } from '#ui/panel.tsx';
import { BenefitLine } from '../benefit-line.tsx';
import { ChooseButton, FeaturedTab, PackHeading } from './pack-parts.tsx';

export function PriceCards() {
  return (
    <Box
      component="ul"
      sx={{
        ...bareList,
        display: 'grid',
        gap: 2,
        marginBlockStart: 4,
      }}
    >
      {packTypes.map((pack) => (
        <Panel
          component="li"
          key={pack}
          sx={{
            position: 'relative',
            overflow: 'visible',
            padding: 2.5,
            ...(pack === featuredPack && { border: '2px solid var(--fan-palette-accent-mark)' }),
          }}
        >
          {pack === featuredPack && <FeaturedTab />}
          <PackHeading pack={pack} />
          <Box component="ul" sx={{ ...bareList, marginBlock: 2, display: 'grid', gap: 0.5 }}>
            {benefits.map(({ id }) => (
              <BenefitLine key={id} pack={pack} id={id} />
            ))}
          </Box>
          <ChooseButton pack={pack} />
        </Panel>
      ))}
    </Box>
  );
}
