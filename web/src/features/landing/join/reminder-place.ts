/** The element id of the reminder form, for links that lead to it. */
export const reminderId = 'reminder';
