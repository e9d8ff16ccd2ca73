/**
 * Limits for the queues of mails. A usual mail server accepts so much from one sender. `linksAtOnce` applies to links
 * and to news, `atOnce` to the queue of all other mails, and `perSecond` to each queue.
 */
export const mailPace = { atOnce: 10, linksAtOnce: 5, perSecond: 10 };
