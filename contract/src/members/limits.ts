/** Lengths of personal fields, apart from the schemas for texts that name them. */
export const nameMinLength = 2;
export const nameMaxLength = 60;
export const addressMaxLength = 300;
export const emailMaxLength = 254;
