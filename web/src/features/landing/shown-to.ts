/**
 * Who sees a static part. `<html>` says before the first paint whether somebody is signed in, and as
 * soon as the settings are there whether registration has ended, so that no script draws buttons.
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
