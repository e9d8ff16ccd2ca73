import { expect, test } from 'vitest';
import { clubFiles } from '#config/club-files.ts';
import { renderApp } from '#testing/render-app.tsx';
import { HeroGround } from './hero-ground.tsx';

test('the first screen shows the poster of the film, in the smaller format if the browser knows it', async () => {
  await renderApp(<HeroGround film={clubFiles.film} />);
  const types = [...document.querySelectorAll('source')].map(({ type }) => type);
  expect(types).toEqual(['image/avif', 'image/webp', 'image/avif']);
  expect(document.querySelector('img')?.src).toContain('/assets/poster-wide-');
});

test('a club without a film loads no picture for its first screen', async () => {
  await renderApp(<HeroGround film={null} />);
  expect(document.querySelector('img, source')).toBeNull();
});
