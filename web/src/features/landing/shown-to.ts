/**
 * Styles that show a static part of the page to one kind of visitor, so that no script has to render the part. The
 * attributes are on `<html>`: `data-session` is set before the first paint, `data-season` when the settings are loaded.
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

/** The placeholder for a value that the server has not sent, instead of a default that might be wrong. */
export const unknown = '—';
