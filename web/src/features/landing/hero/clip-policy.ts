/** The browser's information about its connection; Safari and Firefox provide none. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

const fastEnoughMbps = 1.5;

/** True if the clip may be loaded without a click. */
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
