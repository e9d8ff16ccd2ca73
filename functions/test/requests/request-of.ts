import { api, type RouteName } from '@fanclub/contract/api';
import type { AuditAction } from '@fanclub/contract/audit/actions';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { makeRequest } from '@fanclub/contract/openapi/requests';
import type { CallOptions } from '@fanclub/stories/tools/call';
import type { BuiltAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { applying } from './applying.ts';
import { club } from './club.ts';
import { codes } from './codes.ts';
import { membership } from './membership.ts';
import { money } from './money.ts';
import { anAdmin, waiting } from './people.ts';
import { reviewing } from './reviewing.ts';
import type { Given, RouteCases } from './route-case.ts';
import { signingIn } from './signing-in.ts';

/**
 * The entries of all routes that need one: routes that need a prepared state, and changes by admins. A missing
 * entry is a type error.
 */
const cases = {
  ...applying,
  ...signingIn,
  ...membership,
  ...reviewing,
  ...money,
  ...codes,
  ...club,
} satisfies RouteCases;

interface AnyGiven {
  as?: string;
  file?: Buffer;
  id?: string;
}
interface AnyCase {
  given?: (admin: BuiltAdmin) => Promise<AnyGiven>;
  tells?: AuditAction;
}

const caseOf = (name: RouteName): AnyCase =>
  (cases as Partial<Record<RouteName, AnyCase>>)[name] ?? {};

/** Returns the audit action that a successful call of an admin writes; undefined if it writes none. */
export const auditActionOf = (name: RouteName): AuditAction | undefined => caseOf(name).tells;

interface WorkingRequest extends CallOptions {
  /** The bytes of the file, for callers that do not use `files` of `call`. */
  bytes?: Buffer;
}

const imageType = { type: 'image/jpeg' };

/**
 * Prepares the state that a route needs and returns a request with which it succeeds. `given` replaces the
 * preparation in the route's entry.
 */
export async function requestOf<Name extends RouteName>(
  name: Name,
  admin?: BuiltAdmin,
  given: AnyCase['given'] | Given<Name> = caseOf(name).given,
): Promise<WorkingRequest> {
  const route: RouteDefinition = api[name];
  const isAdmins = route.access === 'admin';
  // The admin who prepares the state also calls the route; `anAdmin` returns another one from time to time.
  const caller = admin ?? (await anAdmin());
  const made: AnyGiven | undefined = given
    ? await given(caller)
    : isAdmins && route.params
      ? { id: (await waiting()).id }
      : undefined;
  const { as, file, ...about } = made ?? {};
  const token = as ?? (isAdmins ? caller.token : undefined);
  return {
    ...(makeRequest(name, made && about) as CallOptions),
    ...(token && { token }),
    ...(file && { bytes: file, files: { file: new Blob([new Uint8Array(file)], imageType) } }),
  };
}
