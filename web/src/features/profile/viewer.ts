/**
 * The relation of the viewer to the profile: the member, a guardian with the same rights, or an admin
 * who only reads it.
 */
export type Viewer = 'self' | 'guardian' | 'admin';
