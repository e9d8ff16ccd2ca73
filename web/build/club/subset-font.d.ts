declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype';
      /** A number fixes an axis. */
      variationAxes: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
