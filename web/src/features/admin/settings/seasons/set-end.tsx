import { type Season, saveSeason } from '@fanclub/contract/seasons/admin-routes';
import { useTranslation } from 'react-i18next';
import { DateField } from '#member/date/date-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useSettingsChange } from '../use-settings.ts';

/**
 * Form for the last day of a season that has started. It sends no planned settings, because these became the
 * club's settings when the season started.
 */
export function SetEnd({ season, onClose }: { season: Season; onClose: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const { id, opens, version } = season;
  return (
    <FormDialog
      onClose={onClose}
      mutation={useSettingsChange(saveSeason)}
      initialValues={{ ends: season.ends ?? '' }}
      toInput={({ ends }) => ({
        params: { seasonId: id },
        body: { opens, ends: ends || null, plan: {}, version },
      })}
      onDone={onClose}
      focus="ends"
      title={t('seasons.form.end', { season: season.label })}
      lead={t('seasons.form.endLead')}
      submit={t('common:actions.save')}
    >
      <DateField
        name="ends"
        label={t('seasons.fields.ends')}
        help={t('seasons.help.ends')}
        required={false}
        isPlanned
      />
    </FormDialog>
  );
}
