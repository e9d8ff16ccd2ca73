/** Google Analytics id from the build's configuration; if it is empty, the site has no analytics. */
export const analyticsId: string = import.meta.env.VITE_ANALYTICS_ID ?? '';
