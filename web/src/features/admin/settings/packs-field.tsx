import { idsOf, packsIn } from '@fanclub/contract/pricing/benefits';
import { packTypes } from '@fanclub/contract/pricing/packages';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePackName } from '#i18n/use-pack-name.ts';

/** A checkbox for each package. Several such fields below each other have their boxes in the same columns. */
export function PacksField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('settings');
  const packName = usePackName();
  const [{ value }, , { setValue }] = useField<string>(name);
  const id = useId();
  const chosen = packsIn(value);
  return (
    <Box role="group" aria-labelledby={id} sx={row}>
      <Box sx={{ flex: '1 1 11rem', paddingBlock: 1 }}>
        <Typography id={id} sx={{ fontWeight: 650 }}>
          {label}
        </Typography>
        {chosen.length === 0 && <Typography variant="note">{t('switchedOff')}</Typography>}
      </Box>
      <Box sx={boxes}>
        {packTypes.map((pack) => (
          <FormControlLabel
            key={pack}
            label={packName(pack)}
            control={
              <Checkbox
                name={name}
                checked={chosen.includes(pack)}
                onChange={({ target }) =>
                  setValue(
                    idsOf(
                      packTypes.filter((one) =>
                        one === pack ? target.checked : chosen.includes(one),
                      ),
                    ),
                  )
                }
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
}

const row = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  paddingBlock: 0.5,
  '&:not(:last-of-type)': { borderBlockEnd: 'var(--line)' },
} as const;

const boxes = {
  flex: '4 1 17rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
} as const;
