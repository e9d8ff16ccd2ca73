import { updateSettings } from '@fanclub/contract/settings/admin-routes';
import {
  type SettingGroup,
  type SettingName,
  settingGroups,
} from '@fanclub/contract/settings/club-settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { ApiForm, FormFailure, SubmitButton } from '#ui/form/api-form.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { SettingField } from './setting-field.tsx';
import { changesIn, formOf } from './setting-values.ts';
import { fieldColumns, TextFields } from './text-fields.tsx';
import { useSettingName } from './use-setting-name.ts';
import { type ClubSettings, useSettingsChange } from './use-settings.ts';

interface SettingsSectionProps {
  group: SettingGroup;
  settings: ClubSettings;
}

/** A form for one group of settings. Saving it leaves the other groups unchanged. */
export function SettingsSection({ group, settings }: SettingsSectionProps) {
  const { t } = useTranslation(['settings', 'common']);
  const [done, setDone] = useState<'saved' | 'waits' | null>(null);
  const mutation = useSettingsChange(updateSettings);
  const nameOf = useSettingName();
  const format = useFormat();
  const names: readonly SettingName[] = settingGroups[group];
  const initial = formOf(settings.values, names);
  const malformed = names.filter((name) => settings.malformed.includes(name));
  return (
    <SectionPanel title={t(`groups.${group}`)}>
      <Typography color="textSecondary" sx={{ marginBlockStart: -1.5, marginBlockEnd: 2 }}>
        {t(`leads.${group}`)}
      </Typography>
      {malformed.length > 0 && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          {t('malformed', { names: format.series(malformed.map(nameOf)) })}
        </Alert>
      )}
      <ApiForm
        // A new key remounts the form after saving, so that it starts from the saved values.
        key={JSON.stringify(initial)}
        aria-label={t(`groups.${group}`)}
        mutation={mutation}
        initialValues={initial}
        toInput={(form) => changesIn(settings, form)}
        validatesOnBlur
        onDone={(answer) => setDone(answer && (answer.waits ? 'waits' : 'saved'))}
      >
        {group === 'benefits' || group === 'faq' ? (
          <TextFields group={group} />
        ) : (
          <Box sx={fieldColumns}>
            {settingGroups[group].map((name) => (
              <SettingField key={name} name={name} />
            ))}
          </Box>
        )}
        <FormFailure />
        <Row sx={{ marginBlockStart: 1 }}>
          <SubmitButton color="secondary" variant="outlined">
            {t('common:actions.save')}
          </SubmitButton>
          <Typography role="status" variant="body2" color="textSecondary">
            {done && t(`done.${done}`)}
          </Typography>
        </Row>
      </ApiForm>
    </SectionPanel>
  );
}
