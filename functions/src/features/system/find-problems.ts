import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import {
  parseRegistrationSettings,
  registrationSettingsDoc,
} from '#repositories/registration-settings';

/**
 * What is set up wrongly, by name and never by value: variables of the deployment, and fields of
 * `settings/registration` that a default stands in for. Settings that can't be read are no fault of
 * theirs and not named.
 */
export async function findProblems({ environment, db }: ServerContext): Promise<string[]> {
  const malformed: string[] = [];
  try {
    const report = (name: string) => malformed.push(`settings/registration.${name}`);
    parseRegistrationSettings(await registrationSettingsDoc(db).get(), report);
  } catch (error) {
    log.error('health could not read the settings', error);
  }
  return [...environment.problems, ...malformed];
}
