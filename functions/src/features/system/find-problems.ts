import type { ServerContext } from '#platform/context';
import { withinDeadline } from '#platform/deadline';
import { log } from '#platform/log';
import {
  parseRegistrationSettings,
  registrationSettingsDoc,
} from '#repositories/registration-settings';

/** Health is about this process: it doesn't wait for a database that is away. */
const patienceMs = 2_000;

/**
 * What is set up wrongly, by name and never by value: variables of the deployment, and fields of
 * `settings/registration` that a default stands in for. Settings that can't be read are no fault of
 * theirs and not named.
 */
export async function findProblems({ environment, db }: ServerContext): Promise<string[]> {
  const malformed: string[] = [];
  try {
    const report = (name: string) => malformed.push(`settings/registration.${name}`);
    const read = () => registrationSettingsDoc(db).get();
    parseRegistrationSettings(await withinDeadline(patienceMs, read), report);
  } catch (error) {
    log.error('health could not read the settings', error);
  }
  return [...environment.problems, ...malformed];
}
