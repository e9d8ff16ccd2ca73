import { isOffered } from '@fanclub/contract/club/offers';
import { type Season, saveSeason } from '@fanclub/contract/seasons/admin-routes';
import { settingRow, settingsWith } from '@fanclub/contract/settings/settings';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DateField } from '#member/date/date-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { SettingField } from '../setting-field.tsx';
import { fieldColumns } from '../text-fields.tsx';
import { useSettingsChange } from '../use-settings.ts';
import { changeOf, type PlanForm } from './plan-values.ts';

interface PlanSeasonProps {
  season: Pick<Season, 'id' | 'version'>;
  title: string;
  initialValues: PlanForm;
  onClose: () => void;
}

/** Form for a season's start, end and settings. These settings apply only once the season has started. */
export function PlanSeason({ season, title, initialValues, onClose }: PlanSeasonProps) {
  const { t } = useTranslation(['settings', 'common']);
  return (
    <FormDialog
      onClose={onClose}
      maxWidth="sm"
      fullScreen={useIsNarrow('sm')}
      staysOnClickBeside
      mutation={useSettingsChange(saveSeason)}
      initialValues={initialValues}
      toInput={(form) => changeOf(season, form)}
      fieldOf={(path) => path.replace(/^plan\./, '')}
      validatesOnBlur
      onDone={onClose}
      title={title}
      lead={t('seasons.form.lead')}
      submit={t('common:actions.save')}
    >
      <DateField
        name="opens"
        label={t('seasons.fields.opens')}
        help={t('seasons.help.opens')}
        required={false}
        isPlanned
      />
      <DateField
        name="ends"
        label={t('seasons.fields.ends')}
        help={t('seasons.help.ends')}
        required={false}
        isPlanned
      />
      <SettingField name="deadline" />
      {(['prices', 'brings'] as const).map((group) => (
        <Box component="fieldset" key={group} sx={{ border: 0, margin: 0, padding: 0 }}>
          <Typography component="legend" sx={{ fontWeight: 650, padding: 0, marginBlockEnd: 1 }}>
            {t(`groups.${group}`)}
          </Typography>
          <Box sx={fieldColumns}>
            {settingsWith({ group })
              .filter((name) => isOffered(settingRow(name)))
              .map((name) => (
                <SettingField key={name} name={name} />
              ))}
          </Box>
        </Box>
      ))}
    </FormDialog>
  );
}
