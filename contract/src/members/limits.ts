/**
 * Limits of a member's fields. They are in a file without schemas, so that pages that only mention a limit load no
 * validation code.
 */
export const minimumAge = 13;
export const nameMinLength = 2;
export const nameMaxLength = 60;
export const addressMaxLength = 300;
export const emailMaxLength = 254;
export const phoneMaxLength = 40;
export const postalCodeMaxLength = 20;
export const transferNumberMaxLength = 40;
export const payerDigits = 4;
/**
 * Maximum number of people for whom one member can be responsible, and maximum number of people in one submission, its
 * sender included.
 */
export const familyMaxSize = 10;
export const submissionMaxPeople = 6;
