import { expect, test } from '@playwright/test';
import { furtherViews } from '../support/further-views.ts';
import { complaints, judgePage, machineIndependent, points } from '../support/lighthouse.ts';

for (const [path, details] of [
  ['/', {}],
  ['/en', furtherViews],
  ['/legal/privacy-policy', {}],
] as const) {
  const title = `Lighthouse has nothing against ${path} but what depends on the machine`;
  test(title, details, async ({ baseURL }) => {
    // The first run on a machine installs Lighthouse.
    test.setTimeout(180_000);
    const result = await judgePage(`${baseURL}${path}`, machineIndependent);
    for (const category of machineIndependent) {
      const why = [category, ...complaints(result, category)].join('\n');
      expect.soft(points(result, category), why).toBe(100);
    }
  });
}
