import { club } from '@fanclub/contract/club/club';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Photo } from '#config/club-files.ts';
import { renderApp } from '#testing/render-app.tsx';
import { landing as t } from '#testing/texts.ts';
import { ClubFacts, ClubPhotos } from './trust.tsx';

const name = {
  fa: 'تهران، خیابان ولیعصر',
  en: 'Valiasr Street, Tehran',
  it: 'Via Valiasr, Teheran',
};

const before = { ...club };
afterEach(() => void Object.assign(club, before));

const open = (photos: readonly Photo[] = []) =>
  renderApp(
    <>
      <ClubFacts />
      <ClubPhotos photos={photos} />
    </>,
    { language: 'it', namespaces: ['landing'] },
  );

test('a club that has filled in nothing of its own shows nothing', async () => {
  await open();
  expect(screen.queryByText(t('trust.association'), { exact: false })).toBeNull();
  expect(screen.queryByText(t('trust.address'), { exact: false })).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a fact that the club has filled in is shown in the language on screen', async () => {
  const photos = [{ src: '/photos/stand.jpg', width: 1200, height: 800, alt: name }];
  Object.assign(club, { associationNumber: '1402/77', address: name });
  await open(photos);
  expect(screen.getByText(t('trust.association'), { exact: false }).textContent).toContain(
    '1402/77',
  );
  expect(screen.getByText(t('trust.address'), { exact: false }).textContent).toContain(name.it);
  expect(screen.getByAltText(name.it).getAttribute('src')).toBe('/photos/stand.jpg');
});
