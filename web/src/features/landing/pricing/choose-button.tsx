import { featuredPack, type PackType } from '@fanclub/contract/pricing/packages';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';

/** Opens the registration with this package chosen. */
export function ChooseButton({ pack }: { pack: PackType }) {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <Button
      component={RouterLink}
      to={paths.register.build({ pack })}
      variant={pack === featuredPack ? 'contained' : 'outlined'}
      color="secondary"
      fullWidth
      aria-label={t('pricing.choosePack', { pack: t(`common:packages.${pack}`) })}
    >
      {t('pricing.choose')}
    </Button>
  );
}
