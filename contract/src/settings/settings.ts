import type { Benefit } from '../club/club.ts';
import { isOffered, type Offer } from '../club/offers.ts';
import { mostAnswerDays } from '../members/answer-days.ts';
import { byName } from '../members/by-name.ts';
import { emailMaxLength } from '../members/limits.ts';
import { ofEachServiceLink } from '../members/payment.ts';
import { areOwnKinds, kindMaxLength, ownKindsMax } from '../money/line-kinds.ts';
import { defaultBrings, ofEachBenefit } from '../pricing/benefits.ts';
import { defaultPrice, type PackType } from '../pricing/packages.ts';
import { type AdminRole, moneyRoles, ownerRoles } from '../roles.ts';
import { normaliseTyped } from '../text/digits.ts';
import { emailShape, normaliseEmail } from '../text/email.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '../text/languages.ts';
import { boolean, type InferType, mixed, number, type Schema, string } from '../validation/yup.ts';
import {
  benefitKeys,
  type ClubTextKey,
  type ClubTextName,
  clubTextLimit,
  faqKeys,
  inEachLanguage,
  readTextName,
  socialNames,
  textNeeds,
} from './club-texts.ts';
import {
  ofEachPack,
  type PlainPublicSetting,
  type PublicDefaults,
  publicDefaults,
} from './defaults.ts';
import { bicPattern, groupedIban, holderMaxLength, isIban, withoutGroups } from './iban.ts';
import {
  groupedCard,
  isBankCard,
  isDeadline,
  isHttpsAddress,
  isPublicAddress,
  packsPattern,
  seasonLabelPattern,
} from './setting-rules.ts';

/** The kinds of change that one admin must not make alone. Not all of them are changes of settings. */
export type GuardedPart =
  | 'payment'
  | 'rate'
  | 'waiving'
  | 'how_to_pay'
  | 'mails'
  | 'owners'
  | 'phrases';

interface SettingUse {
  /** The part of the panel's settings page that shows the setting, and the group within that part. */
  part: string;
  group: string;
  /** The roles of admins who may see and change the setting. */
  changedBy: readonly AdminRole[];
  /** Why a second person has to confirm a change of the setting; null if one admin may change it alone. */
  guarded: GuardedPart | null;
  /** True if the public settings have it. Its default is then in `publicDefaults`, which the public pages load. */
  isPublic: boolean;
  /** What the club must have for the setting to mean something. Without it, the default holds and nobody sees the setting. */
  needs?: Offer;
  /** Name of another setting, which this one must not exceed. */
  atMost?: 'answer_days_to';
  /** The value that is used in place of a malformed one, if it is not the default. */
  ifMalformed?: number;
  /** The document of the collection `settings` that stores the setting. */
  document: 'registration' | 'notifications' | 'access' | 'texts';
  /** Name of the stored field, if it is not the setting's name. */
  field?: string;
  /** True if the field is a map with the `value` and the time `since` which it applies. */
  isDated?: true;
  /** Returns a typed text in the form that is checked and stored, if it is not only trimmed. */
  normalise?: (typed: string) => string;
}

/** The panel's input and the form in which a value is checked and stored depend on the kind. */
type SettingValues =
  | { kind: 'flag'; rule: Schema<boolean | undefined>; default: boolean }
  | {
      kind: 'euro' | 'rial' | 'percent' | 'days' | 'count';
      rule: Schema<number | null | undefined>;
      default: number | null;
    }
  | {
      /** A `name` is written in any direction, a `text` from left to right. `packs` are ids of packages. */
      kind: 'text' | 'name' | 'packs' | 'time' | 'link' | 'email' | 'card' | 'language';
      rule: Schema<string | undefined>;
      default: string;
    };

type Setting = SettingUse & SettingValues;
export type SettingKind = Setting['kind'];
export type SettingDocument = Setting['document'];

const ofOwners = {
  changedBy: ownerRoles,
  guarded: null,
  isPublic: false,
  document: 'registration',
} as const;
const ofTreasurers = { ...ofOwners, changedBy: moneyRoles } as const;

const season = { ...ofOwners, part: 'season', group: 'season' } as const;
const answer = { ...ofOwners, part: 'season', group: 'answer' } as const;
const prices = { ...ofTreasurers, part: 'money', group: 'prices' } as const;
const bringing = { ...ofOwners, part: 'money', group: 'brings' } as const;
const payment = { ...ofTreasurers, part: 'money', group: 'payment', guarded: 'payment' } as const;
const unpaid = { ...ofTreasurers, part: 'money', group: 'unpaid' } as const;
const rate = { ...ofTreasurers, part: 'money', group: 'rate', guarded: 'rate' } as const;
const waiving = { ...ofTreasurers, part: 'money', group: 'waiving', guarded: 'waiving' } as const;
const till = { ...ofTreasurers, part: 'money', group: 'till' } as const;
const statements = { ...ofTreasurers, part: 'money', group: 'statements' } as const;
const texts = { ...ofOwners, part: 'site', document: 'texts' } as const;
const contact = { ...texts, group: 'contact' } as const;
const notifications = {
  ...ofOwners,
  part: 'members',
  group: 'notifications',
  document: 'notifications',
} as const;
const retention = { ...ofOwners, part: 'members', group: 'retention' } as const;
const access = { ...ofOwners, part: 'advanced', group: 'access', document: 'access' } as const;

const inPublic = <Name extends keyof PublicDefaults>(name: Name) => ({
  isPublic: true as const,
  default: publicDefaults[name],
});

const isCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const flag = { kind: 'flag', rule: boolean() } as const;
const euroUpTo = (most: number) =>
  number()
    .min(0)
    .max(most)
    .test('cents', 'invalid_value', (value) => value == null || isCents(value));
const euro = { kind: 'euro', rule: euroUpTo(1000) } as const;
const rial = { kind: 'rial', rule: number().integer().min(1).max(1_000_000_000) } as const;
const workingDays = { kind: 'days', rule: number().integer().min(1).max(mostAnswerDays) } as const;
// With 0, nothing is deleted. The default could be shorter than the period that staff meant to store.
const keptDays = {
  kind: 'days',
  rule: number().integer().min(0).max(3650),
  ifMalformed: 0,
} as const;
const link = {
  kind: 'link',
  rule: string()
    .max(300)
    .test('https', 'invalid_value', (value) => !value || isHttpsAddress(value)),
} as const;
const email = {
  kind: 'email',
  rule: string()
    .max(emailMaxLength)
    .test('invalid_email', 'invalid_email', (value) => !value || emailShape.test(value)),
  normalise: normaliseEmail,
} as const;

const socialLink = { ...texts, ...link, group: 'social', default: '' } as const;

/** Returns the row of a text that the club can write itself. An empty text stands for the site's own text. */
function ownText<Group extends string>(group: Group, name: ClubTextName) {
  const { key } = readTextName(name);
  const isAboutPaying = /^faq_(rial|euro|promo)_/.test(key);
  const needs = textNeeds(key);
  return {
    ...texts,
    group,
    guarded: isAboutPaying ? 'how_to_pay' : null,
    kind: 'text',
    rule: string().max(clubTextLimit(key)),
    default: '',
    ...(needs && { needs }),
  } as const;
}

const ownTexts = <Group extends string, Key extends ClubTextKey>(
  group: Group,
  keys: readonly Key[],
) =>
  byName<Record<`${Key}_${LanguageCode}`, ReturnType<typeof ownText<Group>>>>(
    inEachLanguage(keys),
    (name) => ownText(group, name),
  );

const priceOf = (pack: PackType) =>
  ({ ...prices, ...euro, isPublic: true, default: defaultPrice(pack) }) as const;
// An id of a package that the club no longer has is no mistake.
const bringsOf = (benefit: Benefit) =>
  ({
    ...bringing,
    isPublic: true,
    kind: 'packs',
    rule: string().max(2000).matches(packsPattern),
    default: defaultBrings(benefit),
  }) as const;

/**
 * The settings of the club, in the order of the panel. Everything that checks, stores, shows or changes a setting is
 * derived from this table. A setting has the same name in the panel, in the API and in Firestore. Only a row with a
 * `field` has another stored name, which the security rules or earlier agreements use.
 */
const table = {
  season: {
    ...season,
    ...inPublic('season'),
    kind: 'text',
    rule: string().matches(seasonLabelPattern),
  },
  deadline: {
    ...season,
    ...inPublic('deadline'),
    kind: 'time',
    rule: string().test(
      'deadline',
      'invalid_date',
      (value) => value === undefined || isDeadline(value),
    ),
  },
  enforce_deadline: {
    ...season,
    ...inPublic('enforce_deadline'),
    ...flag,
    field: 'enforceDeadline',
  },
  /** Registration is closed now, whatever the deadline is. */
  closed: { ...season, ...flag, default: false, isDated: true },
  show_member_count: { ...season, ...flag, default: false },
  /** The number of working days within which the club promises to decide about an application. */
  answer_days_from: {
    ...answer,
    ...inPublic('answer_days_from'),
    ...workingDays,
    atMost: 'answer_days_to',
  },
  answer_days_to: { ...answer, ...inPublic('answer_days_to'), ...workingDays },
  ...ofEachPack(priceOf),
  club_card_price: { ...prices, ...inPublic('club_card_price'), ...euro, needs: 'card' },
  shipping_price: { ...prices, ...inPublic('shipping_price'), ...euro, needs: 'card' },
  /** Fees that are charged with every package. */
  membership_fee: { ...prices, ...inPublic('membership_fee'), ...euro },
  processing_fee: { ...prices, ...inPublic('processing_fee'), ...euro },
  /** The packages that bring a benefit; if there is none, the benefit is switched off. */
  ...ofEachBenefit(bringsOf),
  card_number: {
    ...payment,
    ...inPublic('card_number'),
    kind: 'card',
    rule: string().test('card', 'invalid_value', (value) => !value || isBankCard(value)),
    normalise: (typed) => groupedCard(normaliseTyped(typed)),
    needs: 'rial',
  },
  card_holder: {
    ...payment,
    ...inPublic('card_holder'),
    kind: 'name',
    rule: string().max(100),
    needs: 'rial',
  },
  ...ofEachServiceLink((service) => ({
    ...payment,
    ...inPublic(`${service}_link`),
    ...link,
    needs: service,
  })),
  iban: {
    ...payment,
    ...inPublic('iban'),
    kind: 'text',
    rule: string().test('iban', 'invalid_value', (value) => !value || isIban(value)),
    normalise: (typed) => groupedIban(normaliseTyped(typed)),
    needs: 'iban',
  },
  iban_holder: {
    ...payment,
    ...inPublic('iban_holder'),
    kind: 'name',
    rule: string().max(holderMaxLength),
    needs: 'iban',
  },
  iban_bic: {
    ...payment,
    ...inPublic('iban_bic'),
    kind: 'text',
    rule: string().matches(bicPattern, { excludeEmptyString: true }),
    normalise: (typed) => withoutGroups(normaliseTyped(typed)),
    needs: 'iban',
  },
  /** Members who were asked to pay are reminded after 7 and after 21 days. */
  remind_of_open: { ...unpaid, ...flag, default: false },
  /** A club card whose season is not paid in full is not printed yet. */
  hold_unpaid_cards: { ...unpaid, ...flag, default: false, needs: 'card' },
  /** Address of the exchange rate service. If it is empty, the address in the deployment's parameters is used. */
  rate_url: {
    ...rate,
    kind: 'link',
    rule: link.rule.test('public', 'invalid_value', (value) => !value || isPublicAddress(value)),
    default: '',
    needs: 'rial',
  },
  /** By how many percent a plausible rate may differ from one of the same day, and between which rates it is. */
  rate_day_percent: {
    ...rate,
    kind: 'percent',
    rule: number().integer().min(1).max(100),
    default: 20,
    needs: 'rial',
  },
  /** The default is so high that a rate in toman, which is a tenth of the rate in rial, is refused. */
  rate_lowest: { ...rate, ...rial, default: 300_000, needs: 'rial' },
  rate_highest: { ...rate, ...rial, default: 30_000_000, needs: 'rial' },
  /** The rate in rial per euro that is used while the newest rate of the service is missing or a day old. */
  fallback_rate: {
    ...rate,
    kind: 'rial',
    rule: rial.rule.nullable(),
    default: null,
    field: 'fallbackRate',
    isDated: true,
    needs: 'rial',
  },
  /** The greatest sum that one person may waive or reduce of an application without a second one. Empty: there is none. */
  waive_most: { ...waiving, kind: 'euro', rule: euroUpTo(100_000).nullable(), default: null },
  waive_most_rial: {
    ...waiving,
    kind: 'rial',
    rule: rial.rule.nullable(),
    default: null,
    needs: 'rial',
  },
  /** The greatest sum of cash that one person may hold before another one counts it. Empty: there is none. */
  till_most: { ...till, kind: 'euro', rule: euroUpTo(100_000).nullable(), default: null },
  till_most_rial: {
    ...till,
    kind: 'rial',
    rule: rial.rule.nullable(),
    default: null,
    needs: 'rial',
  },
  /** The club's own kinds of money on bank statements, with commas between them. */
  line_kinds: {
    ...statements,
    kind: 'name',
    rule: string()
      .max(ownKindsMax * (kindMaxLength + 2))
      .test('kinds', 'invalid_value', (value) => !value || areOwnKinds(value)),
    default: '',
  },
  contact_email: { ...contact, ...email, default: '' },
  contact_phone: {
    ...contact,
    kind: 'text',
    rule: string().matches(/^(\+?[0-9 ()-]{5,30})?$/),
    default: '',
  },
  ...byName<Record<(typeof socialNames)[number], typeof socialLink>>(socialNames, () => socialLink),
  ...ownTexts('benefits', benefitKeys),
  ...ownTexts('faq', faqKeys),
  notify_email: { ...notifications, ...email, default: '' },
  notify_language: {
    ...notifications,
    kind: 'language',
    rule: mixed<LanguageCode>().oneOf(languageCodes),
    default: defaultLanguage,
  },
  keep_passport_days: {
    ...retention,
    ...inPublic('keep_passport_days'),
    ...keptDays,
    needs: 'card',
  },
  keep_receipt_days: { ...retention, ...inPublic('keep_receipt_days'), ...keptDays },
  keep_rejected_days: { ...retention, ...inPublic('keep_rejected_days'), ...keptDays },
  enforce_app_check: { ...access, ...flag, default: false },
  /** The number of mails within 24 hours to addresses that nobody has proved. Further ones wait. */
  new_address_mails: {
    ...access,
    kind: 'count',
    rule: number().integer().min(100).max(1_000_000),
    default: 5000,
  },
  client_promo_fallback: {
    ...access,
    ...flag,
    default: false,
    field: 'clientPromoFallback',
    needs: 'promo',
  },
  special_account_email: { ...access, ...email, default: '', field: 'specialAccountEmail' },
} as const satisfies Record<PlainPublicSetting, Setting & { isPublic: true }> &
  Record<string, Setting>;

/** A spread of names that the club's folder states would be lost in the type of `table`. */
type Settings = typeof table &
  Record<`price_${PackType}`, ReturnType<typeof priceOf>> &
  Record<`brings_${string}`, ReturnType<typeof bringsOf>> &
  Record<`benefit_${string}_${LanguageCode}`, ReturnType<typeof ownText<'benefits'>>>;
const settings = table as Settings;
export type SettingName = keyof Settings;
/** A setting with one value for all languages. */
export type PlainSetting = Exclude<SettingName, ClubTextName>;
export type SettingPart = Settings[SettingName]['part'];
export type SettingGroup = Settings[SettingName]['group'];
export type SettingValue = string | number | boolean | null;

/** Names of the settings of which the columns have these values, such as a group. */
type NamedBy<Columns> = {
  [Name in SettingName]: Settings[Name] extends Columns ? Name : never;
}[SettingName];

/** A row without a rule has the rule `never`, so that the compiler reports the row and nothing else. */
type Rules = {
  [Name in SettingName]: Settings[Name] extends { rule: infer Rule extends Schema } ? Rule : never;
};

export type ClubSettings = {
  [Name in SettingName]: Exclude<InferType<Rules[Name]>, undefined>;
};
export type SettingsIn<Document extends SettingDocument> = Pick<
  ClubSettings,
  NamedBy<{ document: Document }>
>;

/** The columns of which only these values occur. */
interface Columns {
  part: SettingPart;
  group: SettingGroup;
}

export const settingNames = Object.keys(settings) as readonly SettingName[];

/** The row of a setting, with the columns that only some rows have. */
export const settingRow = (name: SettingName): Setting & Columns =>
  settings[name] as Setting & Columns;

/** Returns the settings of which the columns have these values, such as a group, in the order of the panel. */
export const settingsWith = <const Wanted extends Partial<Setting>>(columns: Wanted) =>
  settingNames.filter((name): name is SettingName & NamedBy<Wanted> =>
    (Object.keys(columns) as (keyof Setting)[]).every(
      (column) => settingRow(name)[column] === columns[column],
    ),
  );

/** Returns the settings of this club that a role may see and change. */
export const settingsOf = (role: AdminRole): readonly SettingName[] =>
  settingNames.filter((name) => {
    const row = settingRow(name);
    return row.changedBy.includes(role) && isOffered(row);
  });

export const settingDefaults = byName<ClubSettings>(
  settingNames,
  (name) => settingRow(name).default,
);

/** The rule of each setting. The panel stores only values that follow it. */
export const settingRules = byName<Rules>(
  settingNames,
  (name) => settingRow(name).rule as Rules[SettingName],
);

/** Returns a value in the form that is checked and stored, if the setting has such a form. */
export function cleanSetting(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const row = Object.hasOwn(settings, name) ? settingRow(name as SettingName) : undefined;
  return row?.normalise ? row.normalise(value) : value.trim();
}
