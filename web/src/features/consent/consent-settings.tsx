import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import { type Consent, onlyNecessary, optionalCategories, saveConsent } from './consent-store.ts';
import { useConsent } from './use-consent.ts';

/**
 * A dialog with one switch for each category of cookies. All except the necessary category are off until the visitor
 * turns them on.
 */
export default function ConsentSettings({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['consent', 'common']);
  const stored = useConsent() ?? onlyNecessary;
  const [chosen, setChosen] = useState(stored);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening starts from the stored choice
  useEffect(() => setChosen(stored), [open]);

  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      title={t('common:footer.cookieSettings')}
      actions={
        <>
          <Button color="secondary" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            variant="contained"
            onClick={() => {
              saveConsent(chosen);
              onClose();
            }}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">{t('lead')}</Typography>
      <CategorySwitch category="necessary" checked />
      {optionalCategories.map((category) => (
        <CategorySwitch
          key={category}
          category={category}
          checked={chosen[category]}
          onChange={(allowed) => setChosen({ ...chosen, [category]: allowed })}
        />
      ))}
    </TitledDialog>
  );
}

interface CategorySwitchProps {
  category: keyof Consent;
  checked: boolean;
  /** Missing for a category that is always on. */
  onChange?: (allowed: boolean) => void;
}

function CategorySwitch({ category, checked, onChange }: CategorySwitchProps) {
  const { t } = useTranslation('consent');
  const id = useId();
  return (
    <Box
      sx={{
        marginBlockStart: 1.5,
        paddingBlockStart: 1.5,
        borderBlockStart: 'var(--line)',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minBlockSize: 38,
        }}
      >
        <Typography
          variant="subtitle2"
          {...(onChange ? { component: 'label', htmlFor: id } : { component: 'p' })}
        >
          {t(`categories.${category}.title`)}
        </Typography>
        {onChange ? (
          <Switch
            id={id}
            checked={checked}
            onChange={(_, allowed) => onChange(allowed)}
            slotProps={{ input: { 'aria-describedby': `${id}-text` } }}
            sx={{
              marginInlineEnd: -1.5,
              '& .MuiSwitch-track': { opacity: 1, backgroundColor: 'surface.control' },
            }}
          />
        ) : (
          <Typography variant="caption" sx={{ fontWeight: 650 }}>
            {t('alwaysOn')}
          </Typography>
        )}
      </Box>
      <Typography id={`${id}-text`} variant="note">
        {t(`categories.${category}.text`)}
      </Typography>
    </Box>
  );
}
