import type { Api, RouteName } from '@fanclub/contract/api';
import type { AuditAction } from '@fanclub/contract/audit/actions';
import type { GivenOf } from '@fanclub/contract/openapi/requests';
import type { BuiltAdmin } from '@fanclub/stories/tools/sign-in-admin';

/** Who calls, and the file that the form contains. */
interface Sender {
  /** Token of the caller; if absent, an admin calls the routes of admins. */
  as?: string;
  file?: Buffer;
}

/** Prepares the state in which a request succeeds, and returns the values for the request. */
export type Given<Name extends RouteName> = (admin: BuiltAdmin) => Promise<Sender & GivenOf<Name>>;

/**
 * True if a route needs an entry that prepares its state. An admin route whose only value is a member's id needs
 * none: it gets an applicant who waits for a decision.
 */
type NeedsGiven<Name extends RouteName> = Api[Name] extends { access: 'member' }
  ? true
  : keyof GivenOf<Name> extends (Api[Name] extends { access: 'admin' } ? 'id' : never)
    ? false
    : true;

/**
 * The audit action that a call of an admin writes, or why the call writes none. The entry of a route that only reads
 * may name the action of a look.
 */
type Told = { tells: AuditAction } | { tellsNothing: string };

/** A route that only reads JSON for the screen writes no audit row. */
type OnlyReads = { access: 'admin'; method: 'GET'; response: unknown };

type NeedsTold<Name extends RouteName> = Api[Name] extends OnlyReads
  ? false
  : Api[Name] extends { access: 'admin' }
    ? true
    : false;

/** The entry of a route: how its state is prepared, and its audit action. */
type RouteCase<Name extends RouteName> = (NeedsGiven<Name> extends true
  ? { given: Given<Name> }
  : { given?: Given<Name> }) &
  (NeedsTold<Name> extends true ? Told : { tells?: AuditAction });

type Needed = {
  [Name in RouteName]: true extends NeedsGiven<Name> | NeedsTold<Name> ? Name : never;
}[RouteName];

export type RouteCases = { [Name in Needed]: RouteCase<Name> } & {
  [Name in Exclude<RouteName, Needed>]?: RouteCase<Name>;
};
