/**
 * Takes the request out of the `domain` that functions-framework runs it in: its bookkeeping at
 * every callback costs a quarter of a registration's processor time (docs/performance.md).
 *
 * What a domain would do for us is done without it. `mountRoute` answers every failure of a route;
 * a fault that nothing awaits is logged by functions-framework and ends the instance, as an
 * unhandled rejection did all along, and every step of ours can be repeated after a crash.
 */
export function leaveDomain(): void {
  (process as { domain?: { exit: () => void } | null }).domain?.exit();
}
