/** File names that firebase-tools is told to start, by which the shim knows which stand-in is meant. */
export const standInJars = {
  firestore: 'firestore-stand-in.jar',
  storage: 'storage-rules-stand-in.jar',
} as const;

/** How the shim learns where the programs behind it are. */
export const javaShimVariables = {
  hidane: 'FANCLUB_SHIM_HIDANE',
  java: 'FANCLUB_SHIM_JAVA',
} as const;
