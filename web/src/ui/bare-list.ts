/** Keeps a list's semantics and removes its markers and spacing. */
export const bareList = { listStyle: 'none', margin: 0, padding: 0 } as const;
