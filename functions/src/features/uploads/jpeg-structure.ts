const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const stuffedByte = 0x00;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Markers that nothing follows which would belong to them. */
const standsAlone = (marker: number) =>
  isRestart(marker) || marker === startOfImage || marker === 0x01;

/** What cameras and programs write has one scan, or some ten; each makes the decoder walk all of the image again. */
const maxScans = 50;
/** A photo with previews, depth and colour profile has less than a hundred. */
const maxSegments = 1_000;

/** Where the next marker is: its second byte; behind the end when there is none. */
function nextMarker(bytes: Buffer, from: number, isInScan: boolean): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0xff;
    const isData = marker === stuffedByte || (isInScan && isRestart(marker));
    // More of the same byte may fill the space before a marker.
    if (marker !== 0xff && !isData) return at + 1;
  }
  return bytes.length;
}

/**
 * Whether a JPEG is built to cost its decoder time: legal files of a few kilobytes can keep one busy
 * for minutes. Its markers are followed as a decoder does, without decoding; what is malformed is
 * left for the decoder to refuse.
 */
export function isCostlyJpeg(bytes: Buffer): boolean {
  let scans = 0;
  let segments = 0;
  for (let at = nextMarker(bytes, 0, false); at < bytes.length; ) {
    const marker = bytes[at];
    if (marker === undefined || marker === endOfImage) return false;
    segments += 1;
    if (marker === startOfScan) scans += 1;
    if (scans > maxScans || segments > maxSegments) return true;
    const length = standsAlone(marker) || at + 3 > bytes.length ? 0 : bytes.readUInt16BE(at + 1);
    at = nextMarker(bytes, at + 1 + length, marker === startOfScan);
  }
  return false;
}
