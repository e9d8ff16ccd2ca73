import { expect, it } from 'vitest';
import { demoProject } from './demo-access.ts';
import { readVariables } from './deploy/deployment.ts';
import { productEnvironment } from './environment.ts';
import { inRoot } from './paths.ts';
import { choosePorts } from './ports.ts';

it('plain emulators have the parameters of the local suite that people use', () => {
  const file = inRoot('functions', `.env.${demoProject}`);
  expect(readVariables(file)).toEqual(productEnvironment(choosePorts('start', {})));
});
