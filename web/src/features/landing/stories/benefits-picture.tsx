import { extraBenefits } from '@fanclub/contract/pricing/benefits';
import type { PackType } from '@fanclub/contract/pricing/packages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePackName } from '#i18n/use-pack-name.ts';
import { band } from '#theme/tokens.ts';
import { BenefitName, ifBrought } from '../benefit-line.tsx';

const notch = 'radial-gradient(circle 11px at var(--x) var(--y), #0000 98%, #000)';

/** Hides all but the first two benefits that a package brings, and writes the first one large. */
const firstTwo = {
  '& p[hidden]': { display: 'none' },
  '& p:not([hidden])': { typography: 'h3' },
  '& p:not([hidden]) ~ p:not([hidden])': { typography: 'body2', color: 'band.muted' },
  '& p:not([hidden]) ~ p:not([hidden]) ~ p': { display: 'none' },
} as const;

/**
 * A ticket with a stub that can be torn off, drawn with CSS. Screen readers skip it, because the names on it are in the
 * list beside it.
 */
export function BenefitsPicture({ pack }: { pack: PackType }) {
  const packName = usePackName();
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 38%',
        overflowWrap: 'anywhere',
        maxInlineSize: 560,
        minBlockSize: 190,
        color: 'band.text',
        rotate: '-1.5deg',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
          gap: 0.5,
          padding: 3,
          backgroundColor: 'band.raised',
          borderStartStartRadius: 14,
          borderEndStartRadius: 14,
          backgroundImage: `linear-gradient(${band.raised} 0 0), repeating-linear-gradient(90deg, ${band.text} 0 26px, ${band.raised} 26px 52px)`,
          backgroundSize: '100% calc(100% - 56px), 100% 56px',
          backgroundPosition: 'bottom, top',
          backgroundRepeat: 'no-repeat',
          ...firstTwo,
        }}
      >
        {extraBenefits.map(({ id }) => (
          <Typography key={id} {...ifBrought({ pack, id })} component="p">
            <BenefitName id={id} />
          </Typography>
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'center',
          justifyItems: 'center',
          textAlign: 'center',
          gap: 0.5,
          minInlineSize: 0,
          padding: { xs: 1, sm: 2, md: 1, lg: 2 },
          color: 'accent.on',
          backgroundColor: 'accent.fill',
          borderInlineStart: '2px dashed',
          borderColor: 'background.default',
          borderStartEndRadius: 14,
          borderEndEndRadius: 14,
          '--x': '0%',
          '[dir="rtl"] &': { '--x': '100%' },
          mask: `${notch.replace('var(--y)', '0%')} intersect, ${notch.replace('var(--y)', '100%')}`,
        }}
      >
        <Box
          sx={{
            inlineSize: '4.5rem',
            blockSize: '2.75rem',
            maxInlineSize: '100%',
            background: `repeating-linear-gradient(90deg, currentColor 0 2px, #0000 2px 5px, currentColor 5px 9px, #0000 9px 11px)`,
          }}
        />
        <Typography component="p" sx={{ marginBlockStart: 1, fontWeight: 750 }}>
          {packName(pack)}
        </Typography>
      </Box>
    </Box>
  );
}
