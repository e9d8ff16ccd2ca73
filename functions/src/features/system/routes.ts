import type * as contract from '@fanclub/contract/system/routes';
import type { HandlersOf } from '#pipeline/handler';
import type { ServerContext } from '#platform/context';
import { withinDeadline } from '#platform/deadline';
import { log } from '#platform/log';
import {
  parseRegistrationSettings,
  registrationSettingsDoc,
} from '#repositories/registration-settings';

/**
 * How long the health route waits for the database. The route reports on this process, even if the database cannot be
 * reached.
 */
const patienceMs = 2_000;

/**
 * Returns the names, never the values, of what is configured wrongly: variables of the deployment, and malformed
 * fields of `settings/registration`, for which a default is used. If the settings cannot be read, none of their
 * fields is reported.
 */
async function findProblems({ environment, db }: ServerContext): Promise<string[]> {
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

let description: Record<string, unknown> | undefined;

export const systemHandlers: HandlersOf<typeof contract> = {
  health: async ({ context, query: { probe }, origin }) => {
    const problems = await findProblems(context);
    return {
      ok: true,
      ...(problems.length > 0 && { problems }),
      ...(probe !== undefined && { proxies: origin.proxiesSince(probe) }),
    };
  },

  openapi: async () => {
    if (!description) {
      const { describeApi } = await import('@fanclub/contract/openapi/describe-api');
      description = describeApi();
    }
    return description;
  },
};
