/** A list to whoever hears it, without the marks and the room of one. */
export const bareList = { listStyle: 'none', margin: 0, padding: 0 } as const;
