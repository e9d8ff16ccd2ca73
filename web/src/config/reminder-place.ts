/** The id of the section with the reminder form. Links to the form end in this id. */
export const reminderId = 'reminder';
