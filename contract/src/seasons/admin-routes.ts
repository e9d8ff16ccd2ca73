import { doneSchema } from '../http/done.ts';
import { idField } from '../http/id-field.ts';
import { defineRoute } from '../http/route.ts';
import { pick } from '../members/by-name.ts';
import { moneyRoles, ownerRoles } from '../roles.ts';
import { settingRules, settingsWith } from '../settings/settings.ts';
import { isDay } from '../text/day.ts';
import {
  array,
  type InferType,
  isoTime,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';

/** Settings that can be planned for a season. They take effect when the season begins. */
export const plannedSettings = [
  'deadline',
  ...settingsWith({ group: 'prices' }),
  ...settingsWith({ group: 'brings' }),
] as const;
export type PlannedSetting = (typeof plannedSettings)[number];

/** States of a season: it has ended, it is the one that people can apply for, or it has not begun. */
export const seasonStates = ['past', 'current', 'next'] as const;
export type SeasonState = (typeof seasonStates)[number];

const day = () =>
  string()
    .test('day', 'invalid_date', (value) => !value || isDay(value))
    .nullable()
    .defined();
const planSchema = strictObject(pick(settingRules, plannedSettings));

const seasonFields = {
  /** Day on which the season becomes the current one automatically; null if an admin has to start it. */
  opens: day(),
  /** Last day of the season's memberships; null while it is not set. */
  ends: day(),
  /** Settings that take effect when the season begins. For the current season, these are the settings in force. */
  plan: planSchema,
};

const seasonSchema = strictObject({
  id: string().required(),
  label: string().required(),
  state: mixed<SeasonState>().oneOf(seasonStates).required(),
  ...seasonFields,
  started_at: isoTime().nullable().defined(),
  /**
   * Version of the season; 0 if it was never saved. A change has to contain it, so that nobody overwrites a change
   * that they have not read.
   */
  version: number().integer().required(),
}).meta({ name: 'Season' });
export type Season = InferType<typeof seasonSchema>;

const bySeason = strictObject({
  seasonId: idField().matches(/^\d{4}-\d{2}$/),
});

export const listSeasons = defineRoute({
  method: 'GET',
  path: '/api/admin/seasons',
  summary: "Returns the club's past, current and planned seasons, earliest first.",
  roles: moneyRoles,
  response: strictObject({ seasons: array(seasonSchema.required()).required() }),
});

export const saveSeason = defineRoute({
  method: 'PUT',
  path: '/api/admin/seasons/{seasonId}',
  summary:
    'Plans a season, or sets when the memberships of one end. Memberships that are already approved follow within minutes.',
  roles: ownerRoles,
  tells: 'plan_season',
  params: bySeason,
  body: strictObject({ ...seasonFields, version: number().integer().min(0).required() }),
  example: {
    params: { seasonId: '2027-28' },
    body: {
      opens: '2027-05-01',
      ends: '2028-06-30',
      plan: { price_international: 22, deadline: '2028-03-15T23:59:59' },
      version: 0,
    },
  },
  response: strictObject({ season: seasonSchema.required() }),
  errors: ['season_changed'],
});

export const startSeason = defineRoute({
  method: 'POST',
  path: '/api/admin/seasons/{seasonId}/start',
  summary:
    'Makes a planned season the current one, with its prices, benefits and deadline: members can renew, and new registrations belong to it. Running memberships last until their own end.',
  roles: ownerRoles,
  // The example starts the season that is already the current one.
  tells: 'nothing',
  limit: { heavy: 'bulk' },
  params: bySeason,
  example: { params: { seasonId: '2027-28' } },
  response: doneSchema,
  errors: ['not_found', 'season_changed'],
});

export const dropSeason = defineRoute({
  method: 'DELETE',
  path: '/api/admin/seasons/{seasonId}',
  summary: 'Deletes a season that has not begun and of which there is no membership.',
  roles: ownerRoles,
  tells: 'plan_season',
  params: bySeason,
  example: { params: { seasonId: '2027-28' } },
  response: doneSchema,
  errors: ['season_changed', 'season_in_use'],
});
