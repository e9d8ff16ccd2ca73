/** Grey values in rows, 0 (black) to 255. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array | Float32Array;
}

/** The value between pixels, by the four around it; the caller keeps inside. */
export function valueAt({ width, pixels }: Picture, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const [dx, dy] = [x - left, y - top];
  const at = top * width + left;
  const upper = (pixels[at] ?? 0) * (1 - dx) + (pixels[at + 1] ?? 0) * dx;
  const lower = (pixels[at + width] ?? 0) * (1 - dx) + (pixels[at + width + 1] ?? 0) * dx;
  return upper * (1 - dy) + lower * dy;
}

/** Smaller by this factor at least one, each pixel from between those of the larger picture. */
export function shrink(picture: Picture, factor: number): Picture {
  const width = Math.floor(picture.width / factor);
  const height = Math.floor(picture.height / factor);
  const pixels = new Float32Array(width * height);
  const [maxX, maxY] = [picture.width - 2, picture.height - 2];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = [Math.min(x * factor, maxX), Math.min(y * factor, maxY)];
      pixels[y * width + x] = valueAt(picture, fromX, fromY);
    }
  }
  return { width, height, pixels };
}

/** Each row's running mean over `2 * radius + 1` pixels, written as a column: twice gives a box blur. */
function blurTurned({ width, height, pixels }: Picture, radius: number): Picture {
  const turned = new Float32Array(width * height);
  const size = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const at = (x: number) => pixels[row + Math.min(Math.max(x, 0), width - 1)] ?? 0;
    let sum = 0;
    for (let x = -radius; x < radius; x++) sum += at(x);
    for (let x = 0; x < width; x++) {
      sum += at(x + radius);
      turned[x * height + y] = sum / size;
      sum -= at(x - radius);
    }
  }
  return { width: height, height: width, pixels: turned };
}

/** The mean of the square around each pixel. */
export function boxBlur(picture: Picture, radius: number): Picture {
  return blurTurned(blurTurned(picture, radius), radius);
}
