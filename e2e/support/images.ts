import sharp from 'sharp';

/** A JPEG that looks like a receipt; every call gives other bytes. */
export async function buildImage(name: string) {
  const text = `${name} ${crypto.randomUUID()}`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
    <rect width="100%" height="100%" fill="#FBFAF7"/><rect width="100%" height="150" fill="#123A6B"/>
    <text x="40" y="300" font-size="28" fill="#111417">${text}</text></svg>`;
  const buffer = await sharp(Buffer.from(picture))
    .withExif({ IFD0: { ImageDescription: text } })
    .jpeg()
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}
