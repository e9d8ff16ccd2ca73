/** Bounds of a member's fields, kept apart from the rules: texts that name them need no schema. */
export const minimumAge = 13;
export const nameMinLength = 2;
export const nameMaxLength = 60;
export const addressMaxLength = 300;
export const emailMaxLength = 254;
export const phoneMaxLength = 40;
export const postalCodeMaxLength = 10;
export const transferNumberMaxLength = 40;
export const payerDigits = 4;
/** Number of people that one member may answer for, and that one submission may hold, the sender included. */
export const familyMaxSize = 10;
export const submissionMaxPeople = 6;
