/**
 * The tag of tests that differ from another test only in language, width or number, and seldom fail if the other
 * one passes. `npm run lab -- views` runs them, `npm test` does not.
 */
export const furtherViews = { tag: '@further-views' };
