import { optimize } from 'svgo';
import { logoFaults } from './logo-faults.ts';

const mostBytes = 40_000;

/**
 * Returns the club's logo as an SVG that can stand in any page: it only draws, has a `viewBox` and no size of its own,
 * no rules of style, which the pages' content security policy would refuse, and ids that nothing else on a page has.
 * Throws sentences that say what is wrong with the file.
 */
export function cleanLogo(svg: string): string {
  refuseIf(logoFaults(svg));
  const cleaned = optimized(svg);
  refuseIf(logoFaults(cleaned, { isCleaned: true }));
  if (!/^<svg[^>]* viewBox="/.test(cleaned)) {
    refuseIf(['line 1: <svg> needs a viewBox, or a width and a height.']);
  }
  const bytes = Buffer.byteLength(cleaned);
  if (bytes > mostBytes) {
    const kilobytes = Math.ceil(bytes / 1000);
    refuseIf([`It has ${kilobytes} kB without what can be left out. At most 40 kB are possible.`]);
  }
  return cleaned;
}

function refuseIf(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.map((fault) => `logo.svg: ${fault}`).join('\n'));
}

function optimized(svg: string): string {
  try {
    return optimize(svg, {
      multipass: true,
      plugins: [
        // Rules and attributes of style become attributes of the shapes.
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        'preset-default',
        'removeTitle',
        'removeXlink',
        'removeDimensions',
        {
          name: 'removeAttrs',
          params: { elemSeparator: '|', attrs: ['class', 'data-.*', 'aria-.*', 'role', 'xml:.*'] },
        },
        { name: 'prefixIds', params: { prefix: 'club-logo', delim: '-' } },
      ],
    }).data;
  } catch (error) {
    const { reason, line } = error as { reason?: string; line?: number };
    throw new Error(`logo.svg: line ${line ?? 1}: ${reason ?? String(error)}`);
  }
}
