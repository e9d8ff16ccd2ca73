/**
 * The tag of tests that differ from another test in language, width or number of applications, and that seldom fail if
 * that other test passes. `npm run lab -- views` runs the tests with this tag, `npm test` does not.
 */
export const furtherViews = { tag: '@further-views' };
