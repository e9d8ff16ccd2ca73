/** What a browser tells of its line; Safari and Firefox tell nothing. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

const fastEnoughMbps = 1.5;

/** Whether the clip may be loaded without being asked for. */
export function mayPlayUnasked(line: Line | undefined, prefersStill: boolean): boolean {
  if (prefersStill) return false;
  const { saveData = false, effectiveType = '4g', downlink = fastEnoughMbps } = line ?? {};
  return !saveData && effectiveType === '4g' && downlink >= fastEnoughMbps;
}

/** The same of this browser now. */
export function mayPlayUnaskedHere(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  return mayPlayUnasked(connection, matchMedia('(prefers-reduced-motion: reduce)').matches);
}
