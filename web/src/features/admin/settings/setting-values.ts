import type { updateSettings } from '@fanclub/contract/settings/admin-routes';
import {
  type SettingKind,
  type SettingName,
  type SettingValue,
  settingRow,
} from '@fanclub/contract/settings/settings';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { decimalText, typedDecimal, typedWhole, wholeText } from '#admin-kit/typed-number.ts';
import type { RouteInput } from '#api/use-route-mutation.ts';
import type { SettingsAnswer } from './use-settings.ts';

const units = ['euro', 'rial', 'percent', 'days'] as const;
/** Returns the unit of a numeric kind; undefined for other kinds. */
export const unitOf = (kind: SettingKind) => units.find((unit) => unit === kind);

/** The values of a settings form: text, or a boolean for a switch. */
export type SettingForm = Partial<Record<SettingName, string | boolean>>;

const isWhole = (kind: SettingKind) => ['rial', 'days', 'count'].includes(kind);

/** Returns the values of a form for these settings, with numbers in the digits of the language. */
export function formOf(
  values: SettingsAnswer['values'],
  names: readonly SettingName[],
  language: LanguageCode,
): SettingForm {
  const shown = (name: SettingName, value: SettingValue | undefined) => {
    if (typeof value === 'number') {
      return (isWhole(settingRow(name).kind) ? wholeText : decimalText)(value, language);
    }
    return value ?? '';
  };
  return Object.fromEntries(names.map((name) => [name, shown(name, values[name])]));
}

function typedValue(name: SettingName, typed: string | boolean): SettingValue {
  const kind = settingRow(name).kind;
  if (typeof typed === 'boolean') return typed;
  if (isWhole(kind)) return typedWhole(typed);
  if (kind === 'euro' || kind === 'percent') return typedDecimal(typed);
  return kind === 'time' ? typedTime(typed) : typed;
}

/** Completes a typed time. With `:59` the last minute belongs to the time before the deadline. */
function typedTime(typed: string): string {
  if (typed === '') return '';
  const [day, time = ''] = typed.split('T');
  const [hour = '', minute = '', second = '59'] = time.split(':');
  const figures = [hour, minute, second].map((figure) => figure.replace(/^\d$/, '0$&'));
  return `${day}T${figures.join(':')}`;
}

/**
 * Converts the form's values of these settings to the types of the API. Text that is no number is kept as text, so that
 * the validation of the field refuses it.
 */
export function valuesIn(
  form: SettingForm,
  names: readonly SettingName[],
): SettingsAnswer['values'] {
  const entries = names.map((name) => [name, typedValue(name, form[name] ?? '')]);
  return Object.fromEntries(entries);
}

/** Returns true if two values of a form's field mean the same, such as `20` and `۲۰`. */
export const isSame = (
  name: SettingName,
  one: string | boolean | undefined,
  other: string | boolean | undefined,
): boolean => typedValue(name, one ?? '') === typedValue(name, other ?? '');

/**
 * Returns a request with the changed settings and the version that the admin has on screen, or null if no setting was
 * changed.
 */
export function changesIn(
  { values, version }: Pick<SettingsAnswer, 'values' | 'version'>,
  form: SettingForm,
): RouteInput<typeof updateSettings> | null {
  const all = Object.keys(form) as SettingName[];
  const seen = formOf(values, all, 'en');
  const names = all.filter((name) => !isSame(name, form[name], seen[name]));
  return names.length === 0 ? null : { body: { ...valuesIn(form, names), version } };
}
