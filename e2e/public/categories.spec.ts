import { expect, test } from '@playwright/test';
import { complaints, judgePage, machineIndependent, points } from '../support/lighthouse.ts';

for (const path of ['/', '/en', '/legal/privacy-policy']) {
  test(`Lighthouse has nothing against ${path} but what depends on the machine`, async ({
    baseURL,
  }) => {
    // The first run on a machine installs Lighthouse.
    test.setTimeout(180_000);
    const result = await judgePage(`${baseURL}${path}`, machineIndependent);
    for (const category of machineIndependent) {
      const why = [category, ...complaints(result, category)].join('\n');
      expect.soft(points(result, category), why).toBe(100);
    }
  });
}
