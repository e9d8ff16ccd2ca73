/** Names of marker files that firebase-tools runs as JARs; the shim recognises the stand-in by the name. */
export const standInJars = {
  firestore: 'firestore-stand-in.jar',
  storage: 'storage-rules-stand-in.jar',
} as const;

/** The variables that tell the shim the paths of hidane and Java. */
export const javaShimVariables = {
  hidane: 'FANCLUB_SHIM_HIDANE',
  java: 'FANCLUB_SHIM_JAVA',
} as const;
