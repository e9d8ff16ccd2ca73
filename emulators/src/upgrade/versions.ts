const pattern = /^v?(\d+)\.(\d+)\.(\d+)(-.+)?$/;

/** Returns a negative number if the version `a` is before `b`. A version with a suffix is before the one without it. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [a, b].map((version) => {
    const [, major, minor, patch, suffix] = pattern.exec(version) ?? [];
    return [Number(major), Number(minor), Number(patch), suffix ? -1 : 0];
  });
  const differences = first?.map((part, place) => part - (second?.[place] ?? 0));
  return differences?.find((difference) => difference !== 0) ?? 0;
}

/** True for the tag of a release, such as `v1.2.0`. */
export const isReleaseTag = (tag: string) => /^v\d+\.\d+\.\d+$/.test(tag);
