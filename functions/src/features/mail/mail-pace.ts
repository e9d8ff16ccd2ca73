/**
 * Limits for the queues of mails, so that a usual mail server accepts all mails from us as one sender. `linksAtOnce`
 * applies to the queue `links` and to the queue `news`, `atOnce` to the queue `others`, and `perSecond` to each of the
 * three.
 */
export const mailPace = { atOnce: 10, linksAtOnce: 5, perSecond: 10 };
