import type * as contract from '@fanclub/contract/system/routes';
import type { HandlersOf } from '#pipeline/handler';
import type { ServerContext } from '#platform/context';
import { withinDeadline } from '#platform/deadline';
import { log } from '#platform/log';
import { placeOf, readClubSettings } from '#repositories/club-settings';
import product from '../../../../package.json' with { type: 'json' };

/**
 * How long the health route waits for the database. The route reports on this process, even if the database cannot be
 * reached.
 */
const patienceMs = 2_000;

/**
 * Returns the names, never the values, of what is configured wrongly: variables of the deployment, and malformed
 * settings, for which a default is used. If the settings cannot be read, none of them is reported.
 */
async function findProblems({ environment, db }: ServerContext): Promise<string[]> {
  try {
    const { malformed } = await withinDeadline(patienceMs, () => readClubSettings(db));
    return [...environment.problems, ...malformed.map(placeOf)];
  } catch (error) {
    log.error('health could not read the settings', error);
    return [...environment.problems];
  }
}

let description: Record<string, unknown> | undefined;

export const systemHandlers: HandlersOf<typeof contract> = {
  health: async ({ context, query: { probe }, origin }) => {
    const problems = await findProblems(context);
    return {
      ok: true,
      version: product.version,
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
