import { ofEachServiceLink } from '@fanclub/contract/members/payment';
import type { updateSettings } from '@fanclub/contract/settings/admin-routes';
import type { SettingName, SettingValue } from '@fanclub/contract/settings/club-settings';
import { isTextName } from '@fanclub/contract/settings/club-texts';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { decimalText, typedDecimal, typedWhole, wholeText } from '#admin-kit/typed-number.ts';
import type { RouteInput } from '#api/use-route-mutation.ts';
import type { PlainSetting } from './use-setting-name.ts';
import type { ClubSettings } from './use-settings.ts';

/**
 * The kind of input of each setting. The club's own texts are not in this table, because their input is always plain
 * text.
 */
export const settingKinds = {
  season: 'text',
  deadline: 'time',
  enforce_deadline: 'flag',
  closed: 'flag',
  show_member_count: 'flag',
  answer_days_from: 'days',
  answer_days_to: 'days',
  price_international: 'euro',
  price_base: 'euro',
  price_under_14: 'euro',
  price_under_5: 'euro',
  club_card_price: 'euro',
  shipping_price: 'euro',
  membership_fee: 'euro',
  processing_fee: 'euro',
  gift_base: 'flag',
  gift_under_14: 'flag',
  gift_under_5: 'flag',
  rate_url: 'link',
  rate_day_percent: 'percent',
  rate_lowest: 'rial',
  rate_highest: 'rial',
  fallback_rate: 'rial',
  card_number: 'figures',
  card_holder: 'name',
  ...ofEachServiceLink(() => 'link' as const),
  line_kinds: 'name',
  remind_of_open: 'flag',
  hold_unpaid_cards: 'flag',
  contact_email: 'email',
  contact_phone: 'text',
  social_instagram: 'link',
  social_telegram: 'link',
  social_x: 'link',
  social_youtube: 'link',
  social_facebook: 'link',
  social_whatsapp: 'link',
  notify_email: 'email',
  notify_language: 'language',
  keep_passport_days: 'days',
  keep_receipt_days: 'days',
  keep_rejected_days: 'days',
  enforce_app_check: 'flag',
  client_promo_fallback: 'flag',
  special_account_email: 'email',
} as const satisfies Record<PlainSetting, string>;

export type SettingKind = (typeof settingKinds)[PlainSetting];

const units = ['euro', 'rial', 'percent', 'days'] as const;
/** Returns the unit of a numeric kind; undefined for other kinds. */
export const unitOf = (kind: SettingKind) => units.find((unit) => unit === kind);

/** The values of a settings form: text, or a boolean for a switch. */
export type SettingForm = Partial<Record<SettingName, string | boolean>>;

export const kindOf = (name: SettingName): SettingKind =>
  isTextName(name) ? 'text' : settingKinds[name];
const isWhole = (kind: SettingKind) => kind === 'rial' || kind === 'days';

/** Returns the values of a form for these settings, with numbers in the digits of the language. */
export function formOf(
  values: ClubSettings['values'],
  names: readonly SettingName[],
  language: LanguageCode,
): SettingForm {
  const shown = (name: SettingName, value: SettingValue | undefined) => {
    if (typeof value === 'number') {
      return (isWhole(kindOf(name)) ? wholeText : decimalText)(value, language);
    }
    return value ?? '';
  };
  return Object.fromEntries(names.map((name) => [name, shown(name, values[name])]));
}

function typedValue(name: SettingName, typed: string | boolean): SettingValue {
  const kind = kindOf(name);
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
export function valuesIn(form: SettingForm, names: readonly SettingName[]): ClubSettings['values'] {
  return Object.fromEntries(names.map((name) => [name, typedValue(name, form[name] ?? '')]));
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
  { values, version }: Pick<ClubSettings, 'values' | 'version'>,
  form: SettingForm,
): RouteInput<typeof updateSettings> | null {
  const all = Object.keys(form) as SettingName[];
  const seen = formOf(values, all, 'en');
  const names = all.filter((name) => !isSame(name, form[name], seen[name]));
  return names.length === 0 ? null : { body: { ...valuesIn(form, names), version } };
}
