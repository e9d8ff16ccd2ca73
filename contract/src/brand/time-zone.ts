/**
 * IANA name of the time zone where the club is. Days are counted there: of payments, memberships, seasons and promises.
 * It is no setting, because a later change would move days that are booked. The file has nothing else, because pages
 * that work without the app load it and must not load the brand's texts.
 */
export const clubTimeZone = 'Asia/Tehran';
