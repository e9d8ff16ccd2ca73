import {
  featuredPack,
  type PackType,
  packsWithGift,
  packTypes,
} from '@fanclub/contract/pricing/packages';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { Amount } from '#ui/amount.tsx';
import { useFormField } from '#ui/form/use-form-field.ts';
import { ChoiceCards } from '../wizard/choice-cards.tsx';
import { useWizard } from '../wizard/wizard-context.ts';

function PackageMarks({ pack }: { pack: PackType }) {
  const { t } = useTranslation('registration');
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.75,
        marginBlockStart: 1,
        minBlockSize: { sm: 24 },
      }}
    >
      {pack === featuredPack && (
        <Chip component="span" size="small" color="secondary" label={t('packages.popular')} />
      )}
      {packsWithGift.includes(pack) && (
        <Chip component="span" size="small" variant="outlined" label={t('packages.gift')} />
      )}
    </Box>
  );
}

export function PackageCards() {
  const { t } = useTranslation(['registration', 'common']);
  const { settings } = useWizard();
  const { value, error } = useFormField<PackType>('pack_type', false);
  const [, , helpers] = useField<PackType>('pack_type');
  return (
    <ChoiceCards
      name="pack_type"
      label={t('fields.pack_type')}
      value={value}
      error={error}
      onChange={(pack) => helpers.setValue(pack)}
      choices={packTypes.map((pack) => ({
        value: pack,
        title: t(`common:packages.${pack}`),
        aside: <Amount value={settings.prices[pack]} tabular={false} />,
        text: (
          <>
            {t(`packages.${pack}`)}
            <PackageMarks pack={pack} />
          </>
        ),
      }))}
    />
  );
}
