/** The build copies a font beside the bundle; the import is its path from there. */
declare module '*.ttf' {
  const path: string;
  export default path;
}
