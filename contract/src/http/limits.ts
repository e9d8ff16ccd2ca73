const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const megabyte = 1024 * 1024;

/** Limits per address: kept in memory, per instance. */
export const addressLimits = {
  register: { count: 30, windowMs: hourMs },
  upload: { count: 60, windowMs: hourMs },
  uploadBytes: { count: 100 * megabyte, windowMs: 24 * hourMs },
  promo: { count: 120, windowMs: hourMs },
  linkUse: { count: 60, windowMs: hourMs },
  checkUserExists: { count: 20, windowMs: hourMs },
} as const;

/** Limits per account or e-mail: kept in Firestore, across instances, always in force. */
export const accountLimits = {
  login: { count: 10, windowMs: 15 * minuteMs },
  mailLink: { count: 3, windowMs: 15 * minuteMs },
  gate: { count: 5, windowMs: minuteMs },
} as const;

export type AddressLimit = keyof typeof addressLimits;
export type AccountLimit = keyof typeof accountLimits;

/** How much wider address limits are where the emulator variables are set. */
export const emulatorLimitFactor = 100;

/** JSON bodies above this are refused. */
export const maxJsonBytes = 64 * 1024;
