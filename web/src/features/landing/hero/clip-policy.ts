/** What the browser reports about its connection; Safari and Firefox report nothing. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

const fastEnoughMbps = 1.5;

/**
 * True if the clip may load and play without a click. It may not on a slow connection, with data saving, or with
 * reduced motion.
 */
export function mayPlayUnasked(line: Line | undefined, prefersStill: boolean): boolean {
  if (prefersStill) return false;
  const { saveData = false, effectiveType = '4g', downlink = fastEnoughMbps } = line ?? {};
  return !saveData && effectiveType === '4g' && downlink >= fastEnoughMbps;
}

/** True if this browser may load the clip now without a click. */
export function mayPlayUnaskedHere(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  return mayPlayUnasked(connection, matchMedia('(prefers-reduced-motion: reduce)').matches);
}
