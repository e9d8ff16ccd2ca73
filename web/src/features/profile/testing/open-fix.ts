import { api } from '@fanclub/contract/api';
import type { ReviewItem } from '@fanclub/contract/members/review-items';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { buildProfile } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { member } from '#testing/texts.ts';
import { anImage, chooseFile } from '#testing/user-events.ts';

export const t = i18n.getFixedT(null, ['profile', 'auth']);

export const since = '2026-02-03T10:00:00.000Z';
export const newUrl = `/api/files/${'N'.repeat(32)}`;

/** Lets the server return images and the browser show them. */
export function haveImages(): void {
  fakeServer.answerByDefault(api.getFile, new Blob(['image']));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:image');
}

interface Asked {
  items: ReviewItem[];
  note?: string | null;
  language?: LanguageCode;
  change?: Parameters<typeof buildProfile>[0];
}

/** Opens the correction page of a member from whom reviewers have requested these items. */
export async function openFix({ items, note = null, language = 'fa', change = {} }: Asked) {
  let profile = buildProfile({ ...change, requested: { since, items, note } });
  fakeServer.answer(api.me, () => profile);
  fakeServer.answer(api.sendItems, ({ body: { since: _, receiptUrl, ...fields } }) => {
    const more = receiptUrl ? { receipt_url: receiptUrl } : {};
    profile = buildProfile({ ...fields, ...more, requested: null });
    return profile;
  });
  const app = await openApp('/profile/fix', { as: 'member', language });
  await screen.findByRole('heading', { level: 1, name: t('fix.heading') });
  return app;
}

export const newReceipt = () => member('upload.newImage', { document: member('fields.receipt') });

export const chooseReceipt = (file = anImage()) => chooseFile(newReceipt(), file);

export const sentBody = () => fakeServer.callsOf(api.sendItems).at(-1)?.body;

/** Unfolds the application, documents and payments of an approved member. */
export async function openPast(): Promise<void> {
  const details = await waitFor(() => {
    const found = document.querySelector('details');
    if (!found) throw new Error('nothing is folded');
    return found;
  });
  details.open = true;
  fireEvent(details, new Event('toggle'));
}
