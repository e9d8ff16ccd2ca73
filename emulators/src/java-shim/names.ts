/**
 * Names of empty files that firebase-tools runs as JAR files. `main.ts` recognises by the name which stand-in to run.
 */
export const standInJars = {
  firestore: 'firestore-stand-in.jar',
  storage: 'storage-rules-stand-in.jar',
} as const;

/** Environment variables that tell `main.ts` the paths of hidane and of the real Java. */
export const javaShimVariables = {
  hidane: 'FANCLUB_SHIM_HIDANE',
  java: 'FANCLUB_SHIM_JAVA',
} as const;
