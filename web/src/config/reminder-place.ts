/** The id of the section with the reminder form, for links to it. */
export const reminderId = 'reminder';
