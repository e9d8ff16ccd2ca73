/** Google Analytics id from the build's configuration; empty for no analytics. */
export const analyticsId: string = import.meta.env.VITE_ANALYTICS_ID ?? '';
