import { benefits } from '@fanclub/contract/pricing/benefits';
import { featuredPack, type PackType, packTypes } from '@fanclub/contract/pricing/packages';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { BenefitName, unlessNothingBrought } from '../benefit-line.tsx';
import { BroughtMark, ChooseButton, FeaturedTab, PackHeading } from './pack-parts.tsx';

export function PriceTable() {
  const { t } = useTranslation('landing');
  return (
    <Box
      component="table"
      sx={{
        inlineSize: '100%',
        marginBlockStart: 6,
        borderCollapse: 'separate',
        borderSpacing: 0,
        tableLayout: 'fixed',
        '& th, & td': {
          padding: { md: 1, lg: 2 },
          textAlign: 'start',
          verticalAlign: 'top',
          fontWeight: 'inherit',
        },
        // Leaves space for the label on the upper edge of the most popular package.
        '& thead th': { paddingBlockStart: { md: 3, lg: 2 } },
        '& tbody th, & tbody td': { borderBlockStart: '1px solid var(--fan-palette-divider)' },
        '& tbody th': { paddingInlineStart: 0 },
      }}
    >
      <Box component="caption" sx={visuallyHidden}>
        {t('pricing.caption')}
      </Box>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ inlineSize: { md: '21%', lg: '27%' } }}>
            <Box component="span" sx={visuallyHidden}>
              {t('pricing.benefit')}
            </Box>
          </Box>
          {packTypes.map((pack) => (
            <Box component="th" scope="col" key={pack} sx={featured(pack, 'top')}>
              {pack === featuredPack && <FeaturedTab />}
              <PackHeading pack={pack} />
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {benefits.map(({ id }) => (
          <Box component="tr" key={id} sx={unlessNothingBrought}>
            <th scope="row">
              <BenefitName id={id} />
            </th>
            {packTypes.map((pack) => (
              <Box component="td" key={pack} sx={featured(pack)}>
                <BroughtMark pack={pack} id={id} />
              </Box>
            ))}
          </Box>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {packTypes.map((pack) => (
            <Box component="td" key={pack} sx={featured(pack, 'bottom')}>
              <ChooseButton pack={pack} />
            </Box>
          ))}
        </tr>
      </tfoot>
    </Box>
  );
}

/** Returns the styles of the most popular package's column, which has a background and a border. */
function featured(pack: PackType, end?: 'top' | 'bottom') {
  if (pack !== featuredPack) return {};
  return {
    backgroundColor: 'background.paper',
    borderInline: '2px solid var(--fan-palette-accent-mark)',
    ...(end === 'top' && {
      position: 'relative',
      borderBlockStart: '2px solid var(--fan-palette-accent-mark)',
      borderStartStartRadius: 14,
      borderStartEndRadius: 14,
    }),
    ...(end === 'bottom' && {
      borderBlockEnd: '2px solid var(--fan-palette-accent-mark)',
      borderEndStartRadius: 14,
      borderEndEndRadius: 14,
    }),
  };
}
