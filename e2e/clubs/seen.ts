import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { club } from '@fanclub/contract/club/club';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import { describeApi } from '@fanclub/contract/openapi/describe-api';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { renderPreviews } from '../../functions/preview/previews.ts';
import {
  messagePage,
  sheetPage,
} from '../../functions/src/features/club-receipts/render-receipts.tsx';
import { applePass } from '../../functions/src/features/wallets/apple-pass.ts';
import { googlePass } from '../../functions/src/features/wallets/google-pass.ts';
import { createKeyedHash } from '../../functions/src/platform/keyed-hash.ts';
import { timestampOf } from '../../functions/src/platform/time.ts';
import type { IssuedReceipt } from '../../functions/src/repositories/club-receipts.ts';
import { readZip } from '../../functions/test/read-files.ts';
import { buildApplePassKeys, buildGoogleWalletKeys } from '../../functions/test/wallet-keys.ts';

/** A text that people can see: a file of the site, a mail, a receipt, a pass or the description of the API. */
interface Seen {
  place: string;
  text: string;
}

const now = new Date('2026-11-30T09:00:00Z');
const [pack] = club.packages;
if (!pack) throw new Error('The club has no package');
const bought = { season: '2026/27', pack_type: pack.id, request_number: drawRequestNumber() };

/** Returns the files of a built site that contain text. */
export const filesOfSite = (folder: string): Seen[] =>
  globSync('**/*.{html,js,css,json,webmanifest,txt,xml,svg,md}', { cwd: folder }).map((place) => ({
    place,
    text: readFileSync(join(folder, place), 'utf8'),
  }));

export const mails = async (): Promise<Seen[]> =>
  (await renderPreviews()).map(({ id, subject, preview, html, text }) => ({
    place: `mail ${id}`,
    text: [subject, preview, html, text].join('\n'),
  }));

export const descriptionOfApi = (): Seen[] => [
  { place: 'OpenAPI', text: JSON.stringify(describeApi()) },
];

function receiptIn(language: LanguageCode): Seen[] {
  const member = 'Sara Rossi';
  const receipt: IssuedReceipt = {
    payer_id: 'sara',
    member_ids: ['sara'],
    booked_at: timestampOf(now.getTime()),
    year: 2026,
    number: 1,
    seasons: [bought.season],
    reversed: [],
    content: {
      language,
      payer: member,
      address: 'Eram Boulevard 7, Shiraz',
      postal_code: '7194684471',
      country: 'IR',
      currency: 'EUR',
      day: '2026-11-30',
      reference: null,
      lines: [
        { what: 'membership', member_id: 'sara', member, amount: pack?.price ?? 0, ...bought },
      ],
      part_of: [],
      due: 10,
      open: 2,
      received: 8,
    },
  };
  const { email } = club.contact;
  const pages = [
    sheetPage(receipt, email),
    messagePage('waiting', language, email),
    messagePage('unknown', language, email),
  ];
  return pages.map(({ html }) => ({ place: `receipt ${language}`, text: html }));
}

export const receipts = (): Seen[] => languageCodes.flatMap(receiptIn);

async function passesIn(language: LanguageCode): Promise<Seen[]> {
  const context = {
    environment: {
      publicUrl: club.site,
      applePass: buildApplePassKeys(),
      googleWallet: buildGoogleWalletKeys().keys,
    },
    keyedHash: createKeyedHash('the key of these tests, which signs nothing else'),
    now: () => now,
  } as unknown as Parameters<typeof applePass>[0];
  const period = { valid_from: null, valid_until: '2027-06-30', since: timestampOf(now.getTime()) };
  const membership = { ...bought, ...period, juventus_card: false, holder: null, ended: null };
  const sara = { id: 'sara', first_name: 'Sara', last_name: 'Rossi', pack_type: pack?.id };
  const numbers = { member_number: 7, member_since: '2024-07-01', memberships: [membership] };
  const of = { member: { ...sara, ...numbers } } as unknown as Parameters<typeof applePass>[1];
  const apple = await readZip(await applePass(context, of, language));
  const claims = (await googlePass(context, of, language)).url.split('.')[1] ?? '';
  return [
    { place: `Apple pass ${language}`, text: String(apple.get('pass.json')) },
    { place: `Google pass ${language}`, text: String(Buffer.from(claims, 'base64url')) },
  ];
}

export const passes = async (): Promise<Seen[]> =>
  (await Promise.all(languageCodes.map(passesIn))).flat();
