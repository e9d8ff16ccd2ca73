const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const stuffedByte = 0x00;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** True for markers that have no segment after them. */
const standsAlone = (marker: number) =>
  isRestart(marker) || marker === startOfImage || marker === 0x01;

/**
 * The most scans that are accepted. Cameras and programs write one scan or about ten. With each scan the decoder
 * processes the whole image again.
 */
const maxScans = 50;
/**
 * The most segments that are accepted. A photo with previews, depth data and a colour profile has less than a
 * hundred.
 */
const maxSegments = 1_000;

/** Returns the position of the second byte of the next marker, or the length of `bytes` if no marker follows. */
function nextMarker(bytes: Buffer, from: number, isInScan: boolean): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0xff;
    const isData = marker === stuffedByte || (isInScan && isRestart(marker));
    // There may be further 0xff bytes before a marker.
    if (marker !== 0xff && !isData) return at + 1;
  }
  return bytes.length;
}

/**
 * True for a JPEG that would take its decoder much time: valid files of a few kilobytes can keep a decoder busy for
 * minutes. The function follows the markers as a decoder does, but does not decode. Malformed files are not detected
 * here; the decoder refuses them.
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
