/**
 * Takes the request out of the `domain` (a Node API for catching errors) in which functions-framework runs it: the
 * domain's work at every callback takes a quarter of a registration's processor time (docs/performance.md). The
 * domain is not needed: `mountRoute` turns every error of a route into a response. functions-framework logs an
 * error that nothing awaits and ends the instance; every step of a request can be repeated after that.
 */
export function leaveDomain(): void {
  (process as { domain?: { exit: () => void } | null }).domain?.exit();
}
