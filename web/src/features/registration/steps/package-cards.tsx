import {
  featuredPack,
  type PackType,
  packLine,
  packName,
  packTypes,
} from '@fanclub/contract/pricing/packages';
import { giftPacksOf, type PublicSettings } from '@fanclub/contract/settings/defaults';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useFormikContext } from 'formik';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { Amount } from '#ui/amount.tsx';
import { type FormField, useFormField } from '#ui/form/use-form-field.ts';
import { ChoiceCards } from '../page/choice-cards.tsx';
import { useWizard } from '../page/wizard-context.ts';

function PackageMarks({ pack, hasGift }: { pack: PackType; hasGift: boolean }) {
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
      {hasGift && (
        <Chip component="span" size="small" variant="outlined" label={t('packages.gift')} />
      )}
    </Box>
  );
}

interface PackageCardsProps {
  /** The name of the field that holds the choice. */
  name?: string;
  label?: string;
}

export function PackageCards({ name = 'pack_type', label }: PackageCardsProps) {
  const { settings } = useWizard();
  const { value, error } = useFormField<PackType>(name, false);
  const { setFieldValue } = useFormikContext();
  return <Cards {...{ name, label, value, error, setFieldValue }} settings={settings} />;
}

type CardsProps = Pick<FormField<PackType>, 'value' | 'error'> & {
  name: string;
  label: string | undefined;
  settings: PublicSettings;
  setFieldValue: (name: string, pack: PackType) => unknown;
};

const Cards = memo(function Cards(props: CardsProps) {
  const { name, label, value, error, settings, setFieldValue } = props;
  const { t } = useTranslation(['registration', 'common']);
  const language = useLanguage();
  return (
    <ChoiceCards
      name={name}
      label={label ?? t('fields.pack_type')}
      value={value}
      error={error}
      onChange={(pack) => setFieldValue(name, pack)}
      choices={packTypes.map((pack) => ({
        value: pack,
        title: packName(pack, language),
        aside: <Amount value={settings[`price_${pack}`] ?? 0} />,
        text: (
          <>
            {packLine(pack, language)}
            <PackageMarks pack={pack} hasGift={giftPacksOf(settings).includes(pack)} />
          </>
        ),
      }))}
    />
  );
});
