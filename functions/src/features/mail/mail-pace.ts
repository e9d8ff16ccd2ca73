/**
 * Limits that a usual mail server accepts from one sender: connections in all, connections for links, and mails per
 * second.
 */
export const mailPace = { atOnce: 10, linksAtOnce: 5, perSecond: 10 };
