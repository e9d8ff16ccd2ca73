/** Google's id of the club's analytics, from the build's configuration; empty means none at all. */
export const analyticsId: string = import.meta.env.VITE_ANALYTICS_ID ?? '';
