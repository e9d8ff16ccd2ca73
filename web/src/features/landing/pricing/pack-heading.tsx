import type { PackType } from '@fanclub/contract/pricing/packages';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Amount } from '#ui/amount.tsx';

interface PackHeadingProps {
  pack: PackType;
  price: number;
}

/** Name, price and one line on whom the package is for. */
export function PackHeading({ pack, price }: PackHeadingProps) {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <>
      <Typography variant="h4" component="span" sx={{ display: 'block' }}>
        {t(`common:packages.${pack}`)}
      </Typography>
      <Typography component="span" sx={{ display: 'block', marginBlockStart: 1 }}>
        <Amount value={price} size="large" tabular={false} />{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {t('pricing.perSeason')}
        </Typography>
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {t(`pricing.forWhom.${pack}`)}
      </Typography>
    </>
  );
}
