import { panelApi } from '@fanclub/contract/panel-api';
import { siteApi } from '@fanclub/contract/site-api';
import { expect, it } from 'vitest';
import { panelHandlers } from './panel-handlers.ts';
import { isOfPanel } from './served-routes.ts';
import { siteHandlers } from './site-handlers.ts';

const pathsOf = (api: object) => Object.values(api).map(({ path }) => String(path));

it("the server serves no route that the API's tables lack", () => {
  expect(Object.keys(siteHandlers).sort()).toEqual(Object.keys(siteApi).sort());
  expect(Object.keys(panelHandlers).sort()).toEqual(Object.keys(panelApi).sort());
});

it('a call of the panel is recognised by its path in any spelling', () => {
  expect(pathsOf(panelApi).filter((path) => !isOfPanel(path))).toEqual([]);
  expect(pathsOf(siteApi).filter(isOfPanel)).toEqual([]);
  expect(isOfPanel('/API/Admin/users')).toBe(true);
});
