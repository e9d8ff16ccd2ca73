/** Who looks at a profile: the member or the guardian, who can change it, or an admin, who can only read it. */
export type Viewer = 'self' | 'guardian' | 'admin';
