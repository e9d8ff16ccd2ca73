import { expect, test } from 'vitest';
import { common } from '#testing/texts.ts';
import { press } from '#testing/user-events.ts';
import { arriveAtPage, openWizard } from './testing/open-wizard.ts';
import { lazyPages } from './wizard/lazy-pages.tsx';

const isPlaceholder = (node: Node) =>
  node instanceof Element && node.querySelector('.MuiSkeleton-root') !== null;

test('a page whose code was fetched ahead comes without a placeholder', async () => {
  await openWizard('personal', { draft: {} });
  await lazyPages.residence.fetch();
  const placeholders: Node[] = [];
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    placeholders.push(...added.filter(isPlaceholder));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  press(common('actions.next'));
  await arriveAtPage('residence');
  observer.disconnect();
  expect(placeholders).toEqual([]);
});
