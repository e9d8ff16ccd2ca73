/** Where the form for the reminder stands, for links that lead to it. */
export const reminderId = 'reminder';
