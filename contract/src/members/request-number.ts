export const requestNumberPrefix = 'JOFCI-';

/** A–Z and 2–9 without the look-alikes I, L, O. */
export const requestNumberAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const requestNumberLength = 8;
export const requestNumberPattern = /^JOFCI-[A-HJKMNP-Z2-9]{8}$/;
