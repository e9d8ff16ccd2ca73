import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Amount } from '#ui/amount.tsx';
import { focusField } from '#ui/form/focus-field.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** The package that somebody came with, and the way to another one; who has none chooses further down. */
export function ChosenPack() {
  const { t } = useTranslation(['registration', 'common']);
  const [search] = useSearchParams();
  const { settings, settingsPending } = useWizard();
  const { pack_type: pack } = useFormikContext<RegistrationDraft>().values;
  // Decided on arrival: a line that comes while somebody writes would move the form.
  const [isShown] = useState(() => pack !== '' || search.has('pack'));
  if (!isShown || pack === '') return null;
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        paddingInline: 2,
        paddingBlock: 1,
        borderInlineStart: '4px solid var(--fan-palette-gold-fill)',
      }}
    >
      <Typography sx={{ flexGrow: 1 }}>
        {t('information.chosenPack')} <strong>{t(`common:packages.${pack}`)}</strong>
        {!settingsPending && (
          <>
            {' · '}
            <Amount value={settings.prices[pack]} />
          </>
        )}
      </Typography>
      <Button size="small" color="secondary" onClick={() => focusField('pack_type')}>
        {t('common:actions.change')}
      </Button>
    </Paper>
  );
}
