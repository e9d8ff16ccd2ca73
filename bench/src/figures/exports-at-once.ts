import { randomUUID } from 'node:crypto';
import { accountLimits } from '@fanclub/contract/http/limits';
import { familyMaxSize } from '@fanclub/contract/members/limits';
import { exportOwnData } from '@fanclub/contract/own-data/routes';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { randomId } from '@fanclub/functions/platform/random';
import { uploadDoc, uploadIdOf } from '@fanclub/functions/repositories/uploads';
import { buildMember, uploadImage } from '@fanclub/stories/tools/build-member';
import { buildNoise } from '@fanclub/stories/tools/pictures';
import { copyMember, putFields } from '@fanclub/stories/tools/stored-fields';
import type { Figure } from '../figure.ts';
import { db } from '../firebase.ts';
import { product, serve } from '../served-function.ts';

const atOnce = 20;
const boundMegabytes = 450;
/** Side of a square of noise, in pixels. Its stored image has nearly as many bytes as an image may have. */
const noiseSidePx = 2_200;

/**
 * Stores a member with as many dependants as a family may have. Each person has a receipt and an identity image of
 * noise. The dependants' images use the stored objects of the guardian's images. Returns the guardian's token.
 */
async function storeLargestFamily(): Promise<string> {
  const [receiptUrl, passportUrl] = await Promise.all([
    uploadImage('receipt', await buildNoise(noiseSidePx)),
    uploadImage('passport', await buildNoise(noiseSidePx)),
  ]);
  const { id, token } = await buildMember({ receiptUrl, passportUrl }, { has_family: true });
  const batch = db.batch();
  const copyUpload = async (fileType: FileType, claimed_by: string) => {
    const url = fileType === 'receipt' ? receiptUrl : passportUrl;
    const upload = (await uploadDoc(db, uploadIdOf(url)).get()).data();
    const copy = randomId();
    if (upload) batch.create(uploadDoc(db, copy), { ...upload, claimed_by, sha256: randomUUID() });
    return copy;
  };
  const dependant = { guardian_id: id, has_family: false };
  for (const uid of await copyMember({ id }, Array(familyMaxSize).fill(dependant))) {
    const [receipt_upload, passport_upload] = await Promise.all([
      copyUpload('receipt', uid),
      copyUpload('passport', uid),
    ]);
    await putFields({ id: uid }, { receipt_upload, passport_upload });
  }
  await batch.commit();
  return token;
}

/** Reads a response without keeping it; returns its size in megabytes. */
async function drain({ ok, status, body }: Response): Promise<number> {
  if (!ok) throw new Error(`an export answered ${status}`);
  let bytes = 0;
  for await (const chunk of body ?? []) bytes += chunk.length;
  return bytes / 1024 / 1024;
}

/** Measures the most memory that one process of the API uses while it makes twenty exports of large families. */
export async function exportsAtOnce(): Promise<Figure[]> {
  const families: string[] = [];
  while (families.length * accountLimits.export.count < atOnce) {
    families.push(await storeLargestFamily());
  }
  const server = await serve(product);
  const idle = server.megabytes();
  let most = idle;
  const looking = setInterval(() => {
    most = Math.max(most, server.megabytes());
  }, 50);
  try {
    const sizes = await Promise.all(
      Array.from({ length: atOnce }, async (_, i) => {
        const headers = { authorization: `Bearer ${families[i % families.length]}` };
        return drain(await fetch(server.url + exportOwnData.path, { headers }));
      }),
    );
    return [
      {
        name: `${atOnce} exports of ${sizes[0]?.toFixed(0)} MB each at once, memory`,
        ours: `${most.toFixed(0)} MB (idle: ${idle.toFixed(0)} MB)`,
        bare: '',
        ratio: '',
        bound: `≤ ${boundMegabytes} MB`,
        isOk: most <= boundMegabytes,
      },
    ];
  } finally {
    clearInterval(looking);
    await server.stop();
  }
}
