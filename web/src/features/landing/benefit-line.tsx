import { benefitName, brings } from '@fanclub/contract/pricing/benefits';
import type { PackType } from '@fanclub/contract/pricing/packages';
import { publicDefaults } from '@fanclub/contract/settings/defaults';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useLanguage } from '#i18n/use-language.ts';

interface Brought {
  pack: PackType;
  /** Id of a benefit. */
  id: string;
}

/**
 * Attributes of an element that is only shown if the package brings the benefit. The page is built with what packages
 * bring by default, and the browser corrects it (`applyBrings`).
 */
export const ifBrought = ({ pack, id }: Brought) => ({
  'data-brings': `${id} ${pack}`,
  hidden: !brings(pack, id, publicDefaults),
});

/** Hides an element while all its parts with `ifBrought` are hidden. */
export const unlessNothingBrought = {
  '&:not(:has([data-brings]:not([hidden])))': { display: 'none' },
} as const;

/**
 * The name of a benefit. If the club has written its own name for it, the browser shows that name instead (`data-own`).
 */
export function BenefitName({ id }: Pick<Brought, 'id'>) {
  return <span data-own={`benefit_${id}`}>{benefitName(id, useLanguage())}</span>;
}

/** Item of a list of what a package brings. */
export function BenefitLine({ pack, id }: Brought) {
  return (
    <Box
      component="li"
      {...ifBrought({ pack, id })}
      sx={{ display: 'flex', gap: 1, '&[hidden]': { display: 'none' } }}
    >
      <CheckIcon
        color="success"
        aria-hidden
        sx={{ fontSize: '1.25rem', marginBlockStart: '0.25em' }}
      />
      <BenefitName id={id} />
    </Box>
  );
}
