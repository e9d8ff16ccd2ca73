import { expect, test } from 'vitest';
import { exportLists } from './files/list-file.ts';
import { mayExport } from './route-roles.ts';

test.each(exportLists)('a reviewer takes no file of the %s along, an owner does', (list) => {
  expect([mayExport('reviewer', list), mayExport('owner', list)]).toEqual([false, true]);
});
