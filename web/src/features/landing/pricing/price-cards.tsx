import { benefits, giftName } from '@fanclub/contract/pricing/benefits';
import { featuredPack, packTypes } from '@fanclub/contract/pricing/packages';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { bareList } from '#ui/bare-list.ts';
import { Panel } from '#ui/panel.tsx';
import { BenefitName, ChooseButton, FeaturedTab, PackHeading } from './pack-parts.tsx';

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
            {benefits
              .filter(({ id, isIn }) => id === 'gift' || isIn(pack))
              .map(({ id, isIn }) => (
                <Box
                  component="li"
                  key={id}
                  hidden={!isIn(pack)}
                  data-gift={id === 'gift' ? pack : undefined}
                  sx={{ display: 'flex', gap: 1, '&[hidden]': { display: 'none' } }}
                >
                  <CheckIcon
                    color="success"
                    aria-hidden
                    sx={{ fontSize: '1.25rem', marginBlockStart: '0.25em' }}
                  />
                  <BenefitName id={id === 'gift' ? giftName(pack) : id} />
                </Box>
              ))}
          </Box>
          <ChooseButton pack={pack} />
        </Panel>
      ))}
    </Box>
  );
}
