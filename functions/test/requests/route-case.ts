import type { Api, RouteName } from '@fanclub/contract/api';
import type { AuditAction } from '@fanclub/contract/audit/actions';
import type { GivenOf } from '@fanclub/contract/openapi/requests';
import type { BuiltAdmin } from '@fanclub/stories/tools/sign-in-admin';

/** The sender of a request and the bytes of the form's file. */
interface Sender {
  /** Token of the caller; by default the admin calls an admin route. */
  as?: string;
  file?: Buffer;
}

/** Prepares the state in which a request succeeds, and returns the values of the request. */
export type Given<Name extends RouteName> = (admin: BuiltAdmin) => Promise<Sender & GivenOf<Name>>;

/** An admin route that needs only a member's id is called about an applicant who waits for a decision. */
type NeedsGiven<Name extends RouteName> = Api[Name] extends { access: 'member' }
  ? true
  : keyof GivenOf<Name> extends (Api[Name] extends { access: 'admin' } ? 'id' : never)
    ? false
    : true;

/** The audit action of an admin's call, or the reason why there is none. */
type Told = { tells: AuditAction } | { tellsNothing: string };

/** A route that only reads JSON for the screen writes no audit row. */
type OnlyReads = { access: 'admin'; method: 'GET'; response: unknown };

type NeedsTold<Name extends RouteName> = Api[Name] extends OnlyReads
  ? false
  : Api[Name] extends { access: 'admin' }
    ? true
    : false;

/** The prepared state that a contract route's request needs, and its audit action. */
type RouteCase<Name extends RouteName> = (NeedsGiven<Name> extends true
  ? { given: Given<Name> }
  : { given?: Given<Name> }) &
  (NeedsTold<Name> extends true ? Told : unknown);

type Needed = {
  [Name in RouteName]: true extends NeedsGiven<Name> | NeedsTold<Name> ? Name : never;
}[RouteName];

export type RouteCases = { [Name in Needed]: RouteCase<Name> } & {
  [Name in Exclude<RouteName, Needed>]?: RouteCase<Name>;
};
