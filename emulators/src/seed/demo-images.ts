import sharp from 'sharp';

/** A picture that looks like a bank receipt or an identity page, with the person's name on it. */
export function demoImage(
  kind: 'receipt' | 'passport',
  name: string,
  number: string,
): Promise<Buffer> {
  const text = (value: string) => value.replace(/[<>&]/g, ' ');
  const [width, height] = kind === 'receipt' ? [720, 1080] : [1080, 720];
  const tint = kind === 'receipt' ? '#1F7A4D' : '#5B1F2A';
  const lines = Array.from(
    { length: 7 },
    (_, i) =>
      `<rect x="60" y="${430 + i * 70}" width="${260 + ((i * 97) % 300)}" height="18" rx="9" fill="#D8D4CA"/>`,
  ).join('');
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#FBFAF7"/>
    <rect width="100%" height="200" fill="${tint}"/>
    <text x="60" y="125" font-family="sans-serif" font-size="56" fill="#fff">${kind.toUpperCase()}</text>
    <text x="60" y="290" font-family="sans-serif" font-size="44" fill="#111417">${text(name)}</text>
    <text x="60" y="350" font-family="monospace" font-size="34" fill="#5B6168">${text(number)}</text>
    ${lines}
  </svg>`;
  return sharp(Buffer.from(picture)).jpeg({ quality: 80 }).toBuffer();
}
