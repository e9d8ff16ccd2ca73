import { widthOfDrawing } from '../../../contract/src/club/logo/draw-svg.ts';

export interface Text {
  text: string;
  /** Of the letters, in pixels. */
  size: number;
  weight: number;
  family: string;
  fill: string;
  isRtl: boolean;
}

/** Returns a line at its baseline. `x` is the edge at which the line begins. */
export function textAt({ text, size, weight, family, fill, isRtl }: Text, x: number, y: number) {
  const content = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // The rasteriser takes each text as left-to-right, so a line of the other direction says so by a character.
  return (
    `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="${family}" font-weight="${weight}" ` +
    `font-stretch="semi-expanded" text-anchor="${isRtl ? 'end' : 'start'}">` +
    `${isRtl ? `\u202b${content}\u202c` : content}</text>`
  );
}

interface Room {
  width: number;
  /** The most lines, unless the text needs more even in the smallest size. */
  lines: number;
  /** From the largest to the smallest. */
  sizes: readonly number[];
  fonts: readonly Uint8Array[];
}

/** Divides a text into lines between its words, in the largest size in which it has room. */
export function fittedLines(text: Omit<Text, 'size'>, room: Room): Text[] {
  const fits = (lines: readonly Text[]) =>
    lines.length <= room.lines && lines.every((line) => widthOf(line, room) <= room.width);
  const divided = room.sizes.map((size) => inLines({ ...text, size }, room));
  return divided.find(fits) ?? divided.at(-1) ?? [];
}

function inLines(whole: Text, room: Room): Text[] {
  const lines: Text[] = [];
  for (const word of whole.text.split(' ')) {
    const last = lines.at(-1);
    const longer = last && { ...last, text: `${last.text} ${word}` };
    if (longer && widthOf(longer, room) <= room.width) lines[lines.length - 1] = longer;
    else lines.push({ ...whole, text: word });
  }
  return lines;
}

function widthOf(text: Text, { fonts }: Room): number {
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">';
  return widthOfDrawing(`${open}${textAt(text, 0, 100)}</svg>`, fonts);
}
