/** Limits that a usual mail server accepts from one sender. */
export const mailPace = { atOnce: 10, linksAtOnce: 5, perSecond: 10 };
