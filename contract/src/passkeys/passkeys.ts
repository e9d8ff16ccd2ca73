/** Time within which a device has to answer a challenge. */
export const passkeyChallengeMs = 5 * 60_000;
/** The largest number of passkeys of one admin. */
export const maxPasskeys = 10;
export const passkeyNameMaxLength = 40;
