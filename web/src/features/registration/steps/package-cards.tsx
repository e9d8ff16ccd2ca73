import {
  featuredPack,
  isForFamily,
  type PackType,
  packLine,
  packName,
  packTypes,
} from '@fanclub/contract/pricing/packages';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
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

interface PackageCardsProps {
  /** The name of the field that holds the choice. */
  name?: string;
  label?: string;
}

export function PackageCards({ name = 'pack_type', label }: PackageCardsProps) {
  const { settings, bill } = useWizard();
  const { value, error } = useFormField<PackType>(name, false);
  const { setFieldValue } = useFormikContext();
  return (
    <Cards {...{ name, label, value, error, setFieldValue }} settings={settings} had={bill.had} />
  );
}

type CardsProps = Pick<FormField<PackType>, 'value' | 'error'> & {
  name: string;
  label: string | undefined;
  settings: PublicSettings;
  /** The family packages that the family has already. */
  had: readonly PackType[];
  setFieldValue: (name: string, pack: PackType) => unknown;
};

const Cards = memo(function Cards(props: CardsProps) {
  const { name, label, value, error, settings, had, setFieldValue } = props;
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
        aside: <Amount value={had.includes(pack) ? 0 : (settings[`price_${pack}`] ?? 0)} />,
        text: (
          <>
            {packLine(pack, language)}
            {isForFamily(pack) && (
              <> {t(had.includes(pack) ? 'packages.had' : 'packages.shared')}</>
            )}
            {pack === featuredPack && (
              <Box component="span" sx={{ display: 'block', marginBlockStart: 1 }}>
                <Chip
                  component="span"
                  size="small"
                  color="secondary"
                  label={t('packages.popular')}
                />
              </Box>
            )}
          </>
        ),
      }))}
    />
  );
});
