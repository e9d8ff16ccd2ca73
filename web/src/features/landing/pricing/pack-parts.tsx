import {
  featuredPack,
  type PackType,
  packLine,
  packName,
} from '@fanclub/contract/pricing/packages';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { usePackName } from '#i18n/use-pack-name.ts';
import { PageLink } from '#ui/page-link.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { ifBrought } from '../benefit-line.tsx';
import { shownTo } from '../shown-to.ts';
import { PackPriceIsland } from './pricing.islands.tsx';

/** A package's name, a line about whom it is for, and its price. */
export function PackHeading({ pack }: { pack: PackType }) {
  const language = useLanguage();
  return (
    <>
      <Typography
        variant="h4"
        component="span"
        // The package's name stays on one line even if four packages share the width of a tablet.
        sx={{ display: 'block', fontSize: { md: '0.875rem', lg: '1.1875rem' } }}
      >
        {packName(pack, language)}
      </Typography>
      <Typography
        component="span"
        variant="note"
        sx={{ display: 'block', marginBlockStart: 0.5, minBlockSize: { md: '7em', lg: '5.25em' } }}
      >
        {packLine(pack, language)}
      </Typography>
      <PackPriceIsland pack={pack} />
    </>
  );
}

/**
 * A tick or a dash, with a text that tells screen readers the same. The HTML contains both, and the one that does not
 * apply is hidden.
 */
export function BroughtMark({ pack, id }: { pack: PackType; id: string }) {
  const { t } = useTranslation('landing');
  const { 'data-brings': what, hidden } = ifBrought({ pack, id });
  return (
    <>
      <span data-brings={what} hidden={hidden}>
        <CheckIcon color="success" aria-hidden />
        <Box component="span" sx={visuallyHidden}>
          {t('pricing.included')}
        </Box>
      </span>
      <span data-lacks={what} hidden={!hidden}>
        <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
          –
        </Box>
        <Box component="span" sx={visuallyHidden}>
          {t('pricing.notIncluded')}
        </Box>
      </span>
    </>
  );
}

/**
 * The label on the upper edge of the most popular package. It takes no space, so the prices of all packages
 * stay aligned.
 */
export function FeaturedTab() {
  const { t } = useTranslation('landing');
  return (
    <Chip
      size="small"
      label={t('pricing.featured')}
      sx={{
        position: 'absolute',
        insetBlockStart: -13,
        insetInlineStart: 16,
        backgroundColor: 'accent.fill',
        color: 'accent.on',
      }}
    />
  );
}

/** A link that opens the registration with this package selected. */
export function ChooseButton({ pack }: { pack: PackType }) {
  const { t } = useTranslation(['landing', 'common']);
  const packName = usePackName();
  return (
    <Button
      component={PageLink}
      to={paths.register.build({ pack })}
      variant={pack === featuredPack ? 'contained' : 'outlined'}
      color="secondary"
      fullWidth
      sx={shownTo.visitors}
      aria-label={t('pricing.choosePack', { pack: packName(pack) })}
    >
      {t('pricing.choose')}
    </Button>
  );
}
