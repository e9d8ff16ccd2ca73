import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { currentLanguage, i18nReady, loadNamespaces } from '#i18n/i18n.ts';
import { themeOf } from '#i18n/language-provider.tsx';
import type { Island } from '#islands/island.tsx';
import { IslandRoot } from '../island-root.tsx';

const modules = import.meta.glob<{ island: Island }>('/src/**/*.island.tsx', {
  import: 'default',
});

const loaders = new Map(
  Object.entries(modules).map(([file, load]) => [/([^/]+)\.island\.tsx$/.exec(file)?.[1], load]),
);

async function findIsland(name: string): Promise<Island> {
  const load = loaders.get(name);
  if (load) return (await load()).island;
  const { landingIslands } = await import('./landing-islands.ts');
  const found = landingIslands.get(name);
  if (!found) throw new Error(`No island called ${name}`);
  return found;
}

/** Prepares the texts and the theme, which all islands share, before the first island is hydrated. */
export async function prepare(): Promise<void> {
  await i18nReady;
  themeOf(currentLanguage());
}

/** Hydrates the built HTML of an island. */
export async function hydrateIsland(place: Element): Promise<Root> {
  const name = place.getAttribute('name') ?? '';
  const texts = place.getAttribute('texts')?.split(' ') ?? [];
  const [island] = await Promise.all([findIsland(name), loadNamespaces(texts)]);
  const props = JSON.parse(place.getAttribute('props') ?? '{}');
  return hydrateRoot(
    place,
    <IslandRoot Component={island.Component as ComponentType} props={props} />,
    // The build renders the island with the same prefix, so the ids match.
    { identifierPrefix: place.id },
  );
}
