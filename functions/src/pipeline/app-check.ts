import { appCheckHeader, needsAppCheck, takesAppCheck } from '@fanclub/contract/http/app-check';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import type { Request } from 'express';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { readSettings } from '#repositories/club-settings';

/** How long an instance remembers whether App Check is enforced, so that not every call reads the setting. */
const switchTtlMs = 60_000;

const switches = new WeakMap<ServerContext, { isOn: boolean; readAtMs: number }>();

async function isEnforced(context: ServerContext): Promise<boolean> {
  const nowMs = context.now().getTime();
  const known = switches.get(context);
  if (known && nowMs - known.readAtMs < switchTtlMs) return known.isOn;
  const { enforce_app_check: isOn } = await readSettings(context.db, 'access');
  switches.set(context, { isOn, readAtMs: nowMs });
  return isOn;
}

/** True if the route takes App Check tokens and the call has a valid one, which only our own app can get. */
export async function isOurApp(
  context: ServerContext,
  route: RouteDefinition,
  request: Request,
): Promise<boolean> {
  const token = takesAppCheck(route) && request.get(appCheckHeader);
  return token ? context.appCheck.proves(token) : false;
}

/**
 * Throws `app_check_required` for a call that is not proven to come from our app, if the route needs that proof and
 * staff enforce it. A change of this setting takes effect within a minute.
 */
export async function requireOurApp(
  context: ServerContext,
  route: RouteDefinition,
  isProven: boolean,
): Promise<void> {
  if (isProven || !needsAppCheck(route)) return;
  if (await isEnforced(context)) throw new AppError('app_check_required');
}
