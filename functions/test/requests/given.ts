import type { Api, RouteName } from '@fanclub/contract/api';
import type { RouteBody, RouteParams, RouteQuery } from '@fanclub/contract/http/route';
import type { BuiltAdmin } from '@fanclub/stories/tools/sign-in-admin';

/** Who calls, and the file that the form contains. */
export interface Sender {
  /** Token of the caller; if absent, an admin calls the routes of admins. */
  as?: string;
  bytes?: Buffer;
}

type ValuesOf<R> = Partial<
  (RouteParams<R> extends object ? RouteParams<R> : unknown) &
    (RouteQuery<R> extends object ? RouteQuery<R> : unknown) &
    (RouteBody<R> extends object ? RouteBody<R> : unknown)
>;

/**
 * Prepares the state in which a request succeeds. Returns values of its path, query and body by name, in place of those
 * of the route's example.
 */
export type Given<Name extends RouteName> = (
  admin: BuiltAdmin,
) => Promise<Sender & ValuesOf<Api[Name]>>;
export type GivenByRoute = { [Name in RouteName]?: Given<Name> };

export type AnyGiven = (admin: BuiltAdmin) => Promise<Sender & object>;

let file = 0;
/** Makes every `reused` value anew, because another test file begins, for which rows were deleted (`start-alone.ts`). */
export function forgetReused(): void {
  file += 1;
}

/**
 * Returns a function that gives the same value `uses` times in a test file and then makes a new one. Rate limits count
 * by account, so an account can be used only so often.
 */
export function reused<T>(make: () => Promise<T>, uses: number): () => Promise<T> {
  let current: Promise<T> | undefined;
  let left = 0;
  let madeFor = 0;
  return () => {
    if (!current || left === 0 || madeFor !== file) {
      current = make();
      left = uses;
      madeFor = file;
      // A failed value is not reused.
      current.catch(() => {
        left = 0;
      });
    }
    left -= 1;
    return current;
  };
}
