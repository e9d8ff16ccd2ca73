/** Where a mailed link can lead after its click, beside the profile: `to` in its address. */
export type LinkTarget = 'fix';
