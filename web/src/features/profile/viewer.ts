/** Who looks at a profile: the member, the guardian, who may do the same, or an admin, who can only read it. */
export type Viewer = 'self' | 'guardian' | 'admin';
