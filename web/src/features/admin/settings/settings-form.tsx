import { pick } from '@fanclub/contract/members/by-name';
import { restDayNames } from '@fanclub/contract/registration/answered-by';
import { takeBackSettings, updateSettings } from '@fanclub/contract/settings/admin-routes';
import { isTextName } from '@fanclub/contract/settings/club-texts';
import type {
  PlainSetting,
  SettingGroup,
  SettingName,
  SettingPart,
} from '@fanclub/contract/settings/settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { aboveConsent } from '#admin-kit/above-consent.ts';
import { hasCode } from '#api/api-error.ts';
import { useErrorText } from '#api/use-error-text.ts';
import { useSettings } from '#api/use-settings.ts';
import { formatList } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ApiForm, FormFailure, SubmitButton } from '#ui/form/api-form.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { groupsIn } from './parts.ts';
import { SettingField } from './setting-field.tsx';
import { changesIn, formOf, isSame, type SettingForm } from './setting-values.ts';
import { fieldColumns, TextFields } from './text-fields.tsx';
import { useSettingName } from './use-setting-name.ts';
import { type SettingsAnswer, useSettingsChange } from './use-settings.ts';

interface Saved {
  waits: boolean;
  change: string | null;
}

/** True if the settings were not saved because another admin has saved changes since the page was loaded. */
const isOvertaken = (error: unknown) => hasCode(error, 'settings_changed');

/**
 * The form of all settings, of which one part is visible at a time. Values that were entered in another part stay and
 * are saved, too. Only changed settings are sent.
 */
export function SettingsForm({ part, settings }: { part: SettingPart; settings: SettingsAnswer }) {
  const { t } = useTexts('settings');
  const [saved, setSaved] = useState<Saved | null>(null);
  const [timesSaved, setTimesSaved] = useState(0);
  const mutation = useSettingsChange(updateSettings);
  const names = Object.keys(settings.values) as SettingName[];
  const initial = formOf(settings.values, names, useLanguage());
  const groups = groupsIn(part, settings.values);
  return (
    <>
      {saved && <SavedToast saved={saved} onClose={() => setSaved(null)} />}
      <ApiForm
        // After saving, a new key remounts the form, so that the form starts from the saved values.
        key={timesSaved}
        aria-label={t('form')}
        mutation={mutation}
        initialValues={initial}
        toInput={(form) => changesIn(settings, form)}
        validatesOnBlur
        // The bar shows the error `settings_changed` itself: if possible with the fields that both admins have changed.
        renderFailure={(error) => (isOvertaken(error) ? false : null)}
        onDone={(done) => {
          setSaved(done);
          if (done && !done.waits) setTimesSaved(timesSaved + 1);
        }}
        sx={{ display: 'grid', gap: 3 }}
      >
        {groups.map(([group, names]) => (
          <Group key={group} group={group} names={names} malformed={settings.malformed} />
        ))}
        <SaveBar
          initial={initial}
          inSight={groups.flatMap(([, names]) => names)}
          wasOvertaken={isOvertaken(mutation.error)}
        />
      </ApiForm>
    </>
  );
}

interface GroupProps {
  group: SettingGroup;
  names: readonly SettingName[];
  malformed: readonly string[];
}

function Group({ group, names, malformed }: GroupProps) {
  const { t, format } = useTexts('settings');
  const nameOf = useSettingName();
  // Not every role may read the setting of the season, but it is public.
  const { season } = useSettings().settings;
  const language = useLanguage();
  const restDays = formatList(restDayNames(language), language);
  const wrong = names.filter((name) => malformed.includes(name));
  return (
    <SectionPanel title={t(`groups.${group}`)}>
      <Typography color="textSecondary" sx={{ marginBlockStart: -1.5, marginBlockEnd: 2 }}>
        {t(`leads.${group}`, { season, restDays })}
      </Typography>
      {wrong.length > 0 && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          {t('malformed', { names: format.series(wrong.map(nameOf)) })}
        </Alert>
      )}
      {group === 'benefits' || group === 'faq' ? (
        <TextFields group={group} />
      ) : (
        <Box sx={fieldColumns}>
          {names
            .filter((name): name is PlainSetting => !isTextName(name))
            .map((name) => (
              <SettingField key={name} name={name} />
            ))}
        </Box>
      )}
    </SectionPanel>
  );
}

interface SaveBarProps {
  initial: SettingForm;
  /** The settings of the visible part. */
  inSight: readonly SettingName[];
  wasOvertaken: boolean;
}

/**
 * Bar with the number of changed settings and the buttons to discard and save them. It appears with the first change.
 */
function SaveBar({ initial, inSight, wasOvertaken }: SaveBarProps) {
  const { t, format } = useTexts(['settings', 'common']);
  const nameOf = useSettingName();
  const { values, errors, resetForm, submitCount } = useFormikContext<SettingForm>();
  const meanwhile = useSavedMeanwhile(initial);
  const names = Object.keys(initial) as SettingName[];
  const count = names.filter((name) => !isSame(name, values[name], initial[name])).length;
  const elsewhere = names.filter((name) => name in errors && !inSight.includes(name));
  if (count === 0) return null;
  return (
    <Box role="group" aria-label={t('bar.label')} sx={bar}>
      <FormFailure />
      {submitCount > 0 && elsewhere.length > 0 && (
        <Alert severity="error">
          {t('bar.elsewhere', { names: format.series(elsewhere.map(nameOf)) })}
        </Alert>
      )}
      {meanwhile.length > 0 ? (
        <Alert severity="warning">
          {t('bar.meanwhile', { names: format.series(meanwhile.map(nameOf)) })}
        </Alert>
      ) : (
        wasOvertaken && <Alert severity="error">{t('bar.changed')}</Alert>
      )}
      <Row sx={{ gap: 1 }}>
        <Typography role="status" sx={{ fontWeight: 650, marginInlineEnd: 'auto' }}>
          {t('bar.count', { count })}
        </Typography>
        <Button color="secondary" onClick={() => resetForm({ values: initial })}>
          {t('bar.discard')}
        </Button>
        <SubmitButton>{t('common:actions.save')}</SubmitButton>
      </Row>
    </Box>
  );
}

/**
 * Takes over settings that somebody else saves while this form is open, and the digits of another language that is
 * chosen meanwhile. What was typed here stays. Returns the typed settings that somebody else has changed, too.
 */
function useSavedMeanwhile(initial: SettingForm): SettingName[] {
  const { values, setValues } = useFormikContext<SettingForm>();
  const [known, setKnown] = useState(initial);
  const [overtaken, setOvertaken] = useState<SettingName[]>([]);
  const saved = JSON.stringify(initial);
  const takeOver = useEffectEvent(() => {
    const names = Object.keys(initial) as SettingName[];
    const changed = names.filter((name) => initial[name] !== known[name]);
    if (changed.length === 0) return;
    const typed = changed.filter((name) => !isSame(name, values[name], known[name]));
    const untyped = changed.filter((name) => !typed.includes(name));
    setKnown(initial);
    setOvertaken([
      ...overtaken,
      ...typed.filter((name) => !isSame(name, initial[name], known[name])),
    ]);
    setValues({ ...values, ...pick(initial, untyped) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the saved settings change.
  useEffect(() => takeOver(), [saved]);
  return [...new Set(overtaken)].filter((name) => !isSame(name, values[name], initial[name]));
}

/**
 * Toast that says whether the saved settings apply now or wait for a confirmation. A button undoes the settings that
 * apply now.
 */
function SavedToast({ saved, onClose }: { saved: Saved; onClose: () => void }) {
  const { t } = useTexts('settings');
  const taking = useSettingsChange(takeBackSettings);
  const errorText = useErrorText();
  const { change } = saved;
  return (
    <Snackbar open sx={{ insetBlockEnd: { xs: 'calc(24px + var(--consent-inset, 0px))', lg: 24 } }}>
      <Alert
        severity={taking.error ? 'error' : 'success'}
        role="status"
        onClose={onClose}
        {...(change && {
          action: (
            <Button
              color="inherit"
              size="small"
              loading={taking.isPending}
              onClick={() => taking.mutate({ body: { id: change } }, { onSuccess: onClose })}
            >
              {t('recent.takeBack')}
            </Button>
          ),
        })}
      >
        {taking.error
          ? errorText(taking.error, 'action_failed')
          : t(`done.${saved.waits ? 'waits' : 'saved'}`)}
      </Alert>
    </Snackbar>
  );
}

const bar = {
  ...aboveConsent,
  position: 'sticky',
  zIndex: 2,
  display: 'grid',
  gap: 1,
  padding: 1.5,
  border: 'var(--line)',
  borderRadius: '12px',
  backgroundColor: 'background.paper',
  boxShadow: '0 4px 24px rgb(0 0 0 / 0.16)',
} as const;
