import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Consent } from './consent-store.ts';

interface CategorySwitchProps {
  category: keyof Consent;
  checked: boolean;
  /** Left out for what is always on. */
  onChange?: (allowed: boolean) => void;
}

export function CategorySwitch({ category, checked, onChange }: CategorySwitchProps) {
  const { t } = useTranslation('consent');
  const id = useId();
  return (
    <Box
      sx={{
        marginBlockStart: 1.5,
        paddingBlockStart: 1.5,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
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
      <Typography id={`${id}-text`} variant="body2" color="textSecondary">
        {t(`categories.${category}.text`)}
      </Typography>
    </Box>
  );
}
