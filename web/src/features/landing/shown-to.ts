/**
 * Styles that show a static part to one audience. `<html>` holds before the first paint whether
 * somebody is signed in and, once the settings are loaded, whether registration has ended, so no script
 * has to render the buttons.
 */
export const shownTo = {
  visitors: {
    'html[data-session] &, html[data-season="closed"] &': { display: 'none' },
  },
  latecomers: {
    display: 'none',
    'html[data-season="closed"]:not([data-session]) &': { display: 'flex' },
  },
  members: { display: 'none', 'html[data-session="member"] &': { display: 'flex' } },
  admins: { display: 'none', 'html[data-session="admin"] &': { display: 'flex' } },
} as const;
