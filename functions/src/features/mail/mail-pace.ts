/** What a mail server of the usual kind takes from one sender without a murmur. */
export const mailPace = { atOnce: 10, linksAtOnce: 5, perSecond: 10 };
