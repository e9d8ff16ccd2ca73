import { dayMs } from '../retention/kept-until.ts';

/** How long a draft that goes on elsewhere is kept, and its uploads with it. */
export const draftTtlMs = 7 * dayMs;

/** A form whose every field is full is a tenth of it. */
export const maxSealedLength = 32_768;

/** 32 random URL-safe characters. */
export const draftIdPattern = /^[A-Za-z0-9_-]{32}$/;
/** 256 bits in base64url. */
export const draftKeyPattern = /^[A-Za-z0-9_-]{43}$/;
