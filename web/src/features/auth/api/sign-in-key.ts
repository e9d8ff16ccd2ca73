/** Shared by every way in, so that the page can cover itself while any of them runs. */
export const signInKey = ['sign-in'];
