import { dayMs } from '../retention/kept-until.ts';

/** Time for which a draft whose link was mailed is stored, together with its uploads. */
export const draftTtlMs = 7 * dayMs;

/**
 * Maximum length of an encrypted draft in characters: about ten times as much as a form with every field full needs.
 */
export const maxSealedLength = 32_768;

/** Id of a draft: 32 random URL-safe characters. */
export const draftIdPattern = /^[A-Za-z0-9_-]{32}$/;
/** Key of a draft: 256 bits in base64url. */
export const draftKeyPattern = /^[A-Za-z0-9_-]{43}$/;
