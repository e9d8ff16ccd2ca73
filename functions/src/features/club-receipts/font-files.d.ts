/** The import of a font gives the path of the file that the build copies beside the bundle. */
declare module '*.ttf' {
  const path: string;
  export default path;
}
