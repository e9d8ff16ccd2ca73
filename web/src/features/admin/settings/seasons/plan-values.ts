import {
  plannedSettings,
  type Season,
  type saveSeason,
} from '@fanclub/contract/seasons/admin-routes';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { RouteInput } from '#api/use-route-mutation.ts';
import { formOf, type SettingForm, valuesIn } from '../setting-values.ts';
import type { ChangedSetting } from '../use-settings.ts';

/** The values of the form that plans a season. An empty day means that no day is set. */
export type PlanForm = SettingForm & Record<'opens' | 'ends', string>;

/**
 * Returns the same date a year later. The 29th of February may not exist in that year; the field's validation
 * then refuses it.
 */
const aYearLater = (date: string) => date.replace(/^\d{4}/, (year) => String(Number(year) + 1));

/** Returns the form values of a planned season. A setting that the plan does not contain has its current value. */
export function planOf(
  { opens, ends, plan }: Season,
  current: Season,
  language: LanguageCode,
): PlanForm {
  const settings = formOf({ ...current.plan, ...plan }, plannedSettings, language);
  return { ...settings, opens: opens ?? '', ends: ends ?? '' };
}

/**
 * Returns the form values for a new plan: the current settings, with the deadline and the season's end a year
 * later. There is no start day, so that the season starts only when an owner starts it.
 */
export function planAfter(current: Season, language: LanguageCode): PlanForm {
  const now = planOf(current, current, language);
  const deadline = aYearLater(String(now.deadline));
  return { ...now, deadline, opens: '', ends: aYearLater(now.ends) };
}

/**
 * Returns the request that saves a season with these values. `version` is the version that the admin has on
 * screen.
 */
export function changeOf(
  { id, version }: Pick<Season, 'id' | 'version'>,
  form: PlanForm,
): RouteInput<typeof saveSeason> {
  const { opens, ends } = form;
  const plan = valuesIn(form, plannedSettings);
  return {
    params: { seasonId: id },
    body: { opens: opens || null, ends: ends || null, plan, version },
  };
}

/** Returns the settings that change when the planned season starts, with the values before and after. */
export function changesOfPlan(season: Season, current: Season): ChangedSetting[] {
  return plannedSettings
    .map((field) => ({
      field,
      before: shown(current.plan[field]),
      after: shown(season.plan[field] ?? current.plan[field]),
    }))
    .filter(({ before, after }) => before !== after);
}

const shown = (value: string | number | boolean | undefined) =>
  value === undefined || value === '' ? null : String(value);
