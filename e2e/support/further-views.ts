/**
 * For a test that differs from another one only in language or width, and seldom fails alone:
 * `npm run test:views` runs it, `npm test` does not.
 */
export const furtherViews = { tag: '@further-views' };
