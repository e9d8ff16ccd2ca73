import { doneSchema } from '../http/done.ts';
import { pageFields, pageOf } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { changeId } from '../http/samples.ts';
import { moneyRoles } from '../roles.ts';
import {
  array,
  boolean,
  type InferType,
  isoTime,
  mixed,
  objectOrNull,
  strictObject,
  string,
} from '../validation/yup.ts';
import type { GuardedField } from './guarded.ts';
import { cleanSetting, type SettingName, settingNames, settingRules } from './settings.ts';

const settingName = () => mixed<SettingName>().oneOf(settingNames).required();

/**
 * Old and new value of a setting as text; null means no value. Of a bank card's number, only the last digits are
 * included.
 */
const changedValues = {
  before: string().nullable().defined(),
  after: string().nullable().defined(),
};
const changeSchema = strictObject({ field: settingName(), ...changedValues });

/** A change that waits for a second person: of a setting, a mail's text, a role or the pass phrases. */
const guardedChangeSchema = strictObject({
  field: mixed<GuardedField>().required(),
  ...changedValues,
});

const changeIdField = () =>
  string()
    .required()
    .matches(/^[A-Za-z0-9_-]{1,64}$/);
const versionField = () => string().required().max(300);

export const readSettings = defineRoute({
  method: 'GET',
  path: '/api/admin/settings',
  summary:
    "Returns the current settings that the caller's role may change, and what waits for a second person, if the caller's role may confirm it.",
  roles: moneyRoles,
  response: strictObject({
    /**
     * Version of the settings. A change has to contain it, so that nobody overwrites a change that they have not
     * read.
     */
    version: string().required(),
    values: strictObject(settingRules),
    /**
     * Names of settings whose stored value is invalid because it was edited by hand. The server uses a default for
     * them.
     */
    malformed: array(string().required()).required(),
    pending: objectOrNull({
      id: string().required(),
      asked_by: string().required(),
      is_yours: boolean().required(),
      /** If the caller's role is new, the time from which the caller may confirm; else null. */
      confirm_from: isoTime().nullable().defined(),
      asked_at: isoTime().required(),
      expires_at: isoTime().required(),
      changes: array(guardedChangeSchema).required(),
    }),
  }),
});

const keptChangeSchema = strictObject({
  id: string().required(),
  at: isoTime().required(),
  admin_email: string().required(),
  confirmed_by: string().nullable().defined(),
  changes: array(changeSchema).required(),
  /**
   * True if one of the changed settings was changed again or restored since, so that the change cannot be taken back.
   */
  changed_since: boolean().required(),
});
export type KeptSettingChange = InferType<typeof keptChangeSchema>;

export const listSettingChanges = defineRoute({
  method: 'GET',
  path: '/api/admin/settings/changes',
  summary:
    "Returns the changes to the settings that the caller's role may change, newest first, with the previous values.",
  roles: moneyRoles,
  limit: { heavy: 'page' },
  query: strictObject(pageFields),
  example: { query: { limit: '10' } },
  response: pageOf({
    changes: array(keptChangeSchema).required(),
  }),
});

/** Returns a body whose values have the form that is checked and stored. */
function normalise(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const entries = Object.entries(body).map(([name, value]) => [name, cleanSetting(name, value)]);
  return Object.fromEntries(entries);
}

export const updateSettings = defineRoute({
  method: 'PUT',
  path: '/api/admin/settings',
  summary:
    "Changes all the given settings or none. Where and how members pay, and the rate, wait for a second owner or treasurer if there are two (`waits`), together with those that the caller asked for before. They are refused while another person's wait.",
  // `changedBy` in the table of settings says which of them each role may change.
  roles: moneyRoles,
  tells: 'change_settings',
  limit: { heavy: 'staffMail' },
  body: strictObject({ version: versionField(), ...settingRules }),
  normalise,
  example: { body: { version: '1795219200.0-0-0', price_base: 6, season: '2027/28' } },
  response: strictObject({
    success: boolean().required(),
    waits: boolean().required(),
    /** Id, for `takeBackSettings`, of the change that took effect at once; null if nothing took effect at once. */
    change: string().nullable().defined(),
  }),
  errors: ['settings_changed', 'other_change_waits', 'second_person_gone'],
});

export const takeBackSettings = defineRoute({
  method: 'POST',
  path: '/api/admin/settings/take-back',
  summary: 'Restores the values before a change, unless they have changed again since.',
  roles: moneyRoles,
  tells: 'change_settings',
  limit: { heavy: 'staffMail' },
  body: strictObject({ id: changeIdField() }),
  example: { body: { id: changeId } },
  response: strictObject({
    success: boolean().required(),
    waits: boolean().required(),
    /** Id, for `takeBackSettings`, of the change that took effect at once; null if nothing took effect at once. */
    change: string().nullable().defined(),
  }),
  errors: ['not_found', 'settings_changed', 'other_change_waits', 'second_person_gone'],
});

export const confirmSettings = defineRoute({
  method: 'POST',
  path: '/api/admin/settings/confirm',
  summary:
    'Puts what waits in force: settings, texts of mails, or a new owner. The person who asked for them cannot do this, nor an admin who has this role for less than 72 hours.',
  roles: moneyRoles,
  tells: 'confirm_settings',
  limit: { heavy: 'staffMail' },
  body: strictObject({ id: changeIdField() }),
  example: { body: { id: changeId } },
  response: doneSchema,
  errors: ['not_found', 'second_person_required', 'second_person_too_new', 'settings_changed'],
});

export const dropSettings = defineRoute({
  method: 'POST',
  path: '/api/admin/settings/drop',
  summary: 'Discards the changes that wait.',
  roles: moneyRoles,
  tells: 'drop_settings',
  body: strictObject({ id: changeIdField() }),
  example: { body: { id: changeId } },
  response: doneSchema,
  errors: ['not_found', 'settings_changed'],
});
