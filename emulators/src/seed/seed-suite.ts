import { demoBucket, demoProject, localHashKey } from '../demo-access.ts';
import { addresses } from '../environment.ts';
import type { Ports } from '../ports.ts';
import { step } from '../terminal.ts';

/** Seeds a running suite; the Admin SDK is loaded only now, so that other commands start fast. */
export async function seedSuite(ports: Ports): Promise<void> {
  const { firestoreHost, authHost, storageHost } = addresses(ports);
  await step('Seeding the demo data', async () => {
    const { seedDemoData } = await import('./seed-demo-data.ts');
    await seedDemoData({
      firestoreHost,
      authHost,
      storageHost,
      projectId: demoProject,
      bucket: demoBucket,
      hashKey: localHashKey,
    });
  });
}
