import {
  array,
  boolean,
  isoTime,
  mixed,
  number,
  objectOrNull,
  strictObject,
} from '../validation/yup.ts';

/** Maintenance is late if no run has succeeded for this long. The alert `maintenance-silent.json` has the same time. */
export const maintenanceLateMs = 30 * 60_000;

/** The works of maintenance of which the panel tells. */
export const maintenanceWorks = [
  'mails',
  'registrations',
  'seasons',
  'merges',
  'reminders',
  'removed',
] as const;
export type MaintenanceWork = (typeof maintenanceWorks)[number];

export const maintenanceSchema = () =>
  objectOrNull({
    /** When the last run ended. */
    ran_at: isoTime().required(),
    is_late: boolean().required(),
    /** How many each work handled when it last had something to do, latest first. */
    did: array(
      strictObject({
        work: mixed<MaintenanceWork>().oneOf(maintenanceWorks).required(),
        count: number().integer().required(),
        at: isoTime().required(),
      }).required(),
    ).required(),
  });
