/** The name of the application on screen labels whatever holds its detail. */
export const detailTitleId = 'application-name';
