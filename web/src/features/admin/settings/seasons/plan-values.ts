import {
  plannedSettings,
  type Season,
  type saveSeason,
} from '@fanclub/contract/seasons/admin-routes';
import type { RouteInput } from '#api/use-route-mutation.ts';
import { formOf, type SettingForm, valuesIn } from '../setting-values.ts';
import type { ChangedSetting } from '../use-settings.ts';

/** What the form of a plan holds; an empty day is none. */
export type PlanForm = SettingForm & Record<'opens' | 'ends', string>;

/** The same date of the following year; a 29th of February is left to its field to refuse. */
const aYearLater = (date: string) => date.replace(/^\d{4}/, (year) => String(Number(year) + 1));

/** A plan that is there; what it leaves open is as it is now. */
export function planOf({ opens, ends, plan }: Season, current: Season): PlanForm {
  const settings = formOf({ ...current.plan, ...plan }, plannedSettings);
  return { ...settings, opens: opens ?? '', ends: ends ?? '' };
}

/** A plan to begin with: all as it is now, a year later, to be started by hand. */
export function planAfter(current: Season): PlanForm {
  const now = planOf(current, current);
  const deadline = aYearLater(String(now.deadline));
  return { ...now, deadline, opens: '', ends: aYearLater(now.ends) };
}

/** The change of a season with these values, on top of what was seen of it. */
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

/** What a plan changes of the settings as they are now. */
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
