/**
 * Marks a test that differs from another one only in language, width or repetition, and seldom fails alone:
 * `npm run lab -- views` runs it, `npm test` does not.
 */
export const furtherViews = { tag: '@further-views' };
