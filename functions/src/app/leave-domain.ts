/**
 * Removes the request from the `domain` in which functions-framework runs it: the domain's bookkeeping at every
 * callback takes a quarter of a registration's processor time (docs/performance.md). The domain is not needed:
 * `mountRoute` answers every error of a route. An error that nothing awaits is logged by functions-framework
 * and ends the instance, as an unhandled rejection always did, and all our steps can be repeated after a crash.
 */
export function leaveDomain(): void {
  (process as { domain?: { exit: () => void } | null }).domain?.exit();
}
