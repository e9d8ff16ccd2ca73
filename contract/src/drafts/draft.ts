import { dayMs } from '../retention/kept-until.ts';

/** Time for which a draft that was mailed, and its uploads, are kept. */
export const draftTtlMs = 7 * dayMs;

/** Upper bound in characters; a form with every field full takes a tenth of it. */
export const maxSealedLength = 32_768;

/** 32 random URL-safe characters. */
export const draftIdPattern = /^[A-Za-z0-9_-]{32}$/;
/** 256 bits in base64url. */
export const draftKeyPattern = /^[A-Za-z0-9_-]{43}$/;
