import { api } from '@fanclub/contract/api';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { expect, it } from 'vitest';
import { choosePorts } from '../ports.ts';
import { deriveConfig, readDeployableConfig } from './derive-config.ts';

const derive = (ui: boolean, analytics = false) =>
  deriveConfig(readDeployableConfig(), {
    ports: choosePorts('start', { FANCLUB_UI_PORT: '4123' }),
    folder: '/run',
    build: { functions: '/functions', web: '/web' },
    firestoreRules: '/rules',
    parametersFolder: '/run/parameters',
    analytics,
    ui,
  });

it.each([true, false])('the Emulator UI has its port: %s', (ui) => {
  const config = derive(ui);
  expect(config).toMatchObject({
    emulators: { ui: { enabled: ui, host: '127.0.0.1', port: 4123 } },
  });
});

it('nothing is built', () => {
  expect(derive(false).functions).toEqual([
    expect.not.objectContaining({ predeploy: expect.anything() }),
  ]);
});

it('the policy allows Google’s analytics only if the web app was built with an id', () => {
  expect(JSON.stringify(derive(false))).not.toContain('googletagmanager');
  expect(JSON.stringify(derive(false, true))).toContain('https://www.googletagmanager.com');
});

it('the paths that carry images lead to their own function, and every other path to the API', () => {
  const leadsTo = (path: string) =>
    readDeployableConfig().hosting.rewrites.find(
      ({ source }) =>
        source === path || (source.endsWith('/**') && path.startsWith(source.slice(0, -2))),
    )?.function?.functionId;
  for (const route of Object.values<RouteDefinition>(api)) {
    const path = route.path.replaceAll(/[{}]/g, '');
    expect([path, leadsTo(path)]).toEqual([
      path,
      route.multipart && route.access !== 'admin' ? 'uploads' : 'api',
    ]);
  }
});
