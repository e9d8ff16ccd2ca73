/** What `setup.ts` has to undo after the running test, before it empties the document. */
export const cleanups: (() => Promise<unknown>)[] = [];
