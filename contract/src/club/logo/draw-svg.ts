import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const { resolve } = createRequire(import.meta.url);
/** A process may load this module more than once, for example in several configurations, but the library starts once. */
const shared = globalThis as { startedResvg?: Promise<void> };
shared.startedResvg ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
await shared.startedResvg;

interface DrawOptions {
  /** In pixels; without it, the SVG's own width. */
  width?: number;
  /** Fonts as TrueType. Those of the machine are never used, so that every machine draws the same. */
  fonts?: readonly Uint8Array[];
}

const optionsOf = ({ width, fonts = [] }: DrawOptions) => ({
  font: { fontBuffers: [...fonts] },
  fitTo:
    width === undefined
      ? ({ mode: 'original' } as const)
      : ({ mode: 'width', value: width } as const),
});

/** Draws an SVG as PNG, and returns its pixels as well (RGBA). */
export function drawSvg(svg: string, options: DrawOptions = {}) {
  const picture = new Resvg(svg, optionsOf(options));
  const drawn = picture.render();
  const { width, height, pixels } = drawn;
  const png = Buffer.from(drawn.asPng());
  drawn.free();
  picture.free();
  return { width, height, pixels, png };
}

/** Returns the width of what an SVG shows, in its own unit. */
export function widthOfDrawing(svg: string, fonts: readonly Uint8Array[]): number {
  const picture = new Resvg(svg, optionsOf({ fonts }));
  const width = picture.getBBox()?.width ?? 0;
  picture.free();
  return width;
}
