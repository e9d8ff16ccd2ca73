/** Who looks at a profile: its member, who answers for them and does the same, or an admin, who changes nothing. */
export type Viewer = 'self' | 'guardian' | 'admin';
