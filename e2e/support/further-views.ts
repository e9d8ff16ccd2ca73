/**
 * For a test that differs from another one only in language, width or how often it does the same, and
 * seldom fails alone: `npm run test:views` runs it, `npm test` does not.
 */
export const furtherViews = { tag: '@further-views' };
