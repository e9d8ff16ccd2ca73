import { api } from '@fanclub/contract/api';
import { routesOfRole } from '@fanclub/contract/panel-api';
import { type AdminRole, adminRoles } from '@fanclub/contract/roles';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common } from '#testing/texts.ts';
import { findDialog, press } from '#testing/user-events.ts';
import { openPanel, t } from '../testing/open-panel.ts';
import { type SectionName, sectionsFor } from './sections.ts';

const sectionsOf = (role: AdminRole) => sectionsFor((name) => routesOfRole(role).includes(name));
const findSections = async () =>
  within(await screen.findByRole('navigation', { name: t('sections.label') }));

test('the sections lead to each other and say which one is open', async () => {
  fakeServer.answerByDefault(api.auditLog, { records: [], next_cursor: null });
  const { arriveAt } = await openPanel();
  const sections = await findSections();
  expect(sections.getByRole('link', { current: 'page' }).textContent).toBe(t('sections.review'));
  press(t('sections.more'), sections);
  fireEvent.click(sections.getByRole('link', { name: t('sections.history') }));
  await arriveAt('/admin/history');
  await screen.findByText(t('history:lead'));
  // The list under "More" stays expanded while one of its sections is open.
  expect((await findSections()).getByRole('link', { current: 'page' }).textContent).toBe(
    t('sections.history'),
  );
  expect((await findSections()).getByRole('button', { expanded: true })).toBeTruthy();
});

test('the bar above the panel offers neither the way to the panel nor the languages nor the visitors’ questions', async () => {
  await openPanel();
  await findSections();
  expect(screen.queryByRole('link', { name: common('nav.admin') })).toBeNull();
  expect(screen.queryByRole('button', { name: common('nav.help') })).toBeNull();
  expect(screen.queryByRole('list', { name: common('settings.language') })).toBeNull();
  expect(screen.getByRole('button', { name: common('nav.settings') })).toBeTruthy();
});

test.each(adminRoles)('%s sees the sections of that role', async (role) => {
  await openPanel({ role });
  const { main, more } = sectionsOf(role);
  const named = (names: SectionName[]) => names.map((section) => t(`sections.${section}`));
  const nav = await findSections();
  const linksIn = () => nav.getAllByRole('link').map(({ textContent }) => textContent);
  expect(linksIn()).toEqual(named(main));
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  press(t('sections.more'), nav);
  expect(seen).toHaveBeenCalledOnce();
  expect(linksIn()).toEqual(named([...main, ...more]));
});

test('five rooms are in sight, and the others under "More"', () => {
  expect(sectionsOf('owner').main).toEqual(['review', 'members', 'money', 'cards', 'settings']);
  expect(sectionsOf('treasurer').more).toEqual(['codes', 'messages', 'figures']);
  expect(sectionsOf('reviewer')).toEqual({
    main: ['review', 'members', 'cards'],
    more: ['messages'],
  });
});

test('the panel on a phone lists its sections in a sheet, which a choice closes', async () => {
  fakeServer.answerByDefault(api.listStaff, { staff: [] });
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      addListener() {},
      removeListener() {},
    }),
  );
  const { arriveAt } = await openPanel();
  const nav = await findSections();
  press(t('sections.review'), nav);
  press(t('sections.more'), nav);
  const sheet = await findDialog(t('sections.others'));
  fireEvent.click(sheet.getByRole('link', { name: t('sections.staff') }));
  await arriveAt('/admin/staff');
});

test('a section of another role stays closed, asks the server nothing, and leads to the review', async () => {
  openGate(Date.now());
  await openApp('/admin/history', {
    as: 'admin',
    role: 'reviewer',
    language: 'en',
  });
  expect(await screen.findByText(t('sections.closed'))).toBeTruthy();
  expect(fakeServer.callsOf(api.auditLog)).toEqual([]);
  const way = screen.getByRole('link', { name: t('sections.toReview') });
  expect(way.getAttribute('href')).toBe('/admin');
});

test.each(['treasurer', 'reviewer'] as const)(
  'a %s who looks for the messages reads who writes them',
  async (role) => {
    await openPanel({ role });
    const nav = await findSections();
    press(t('sections.more'), nav);
    fireEvent.click(nav.getByRole('link', { name: t('sections.messages') }));
    expect(await screen.findByText(t('sections.closedMessages'))).toBeTruthy();
    expect(fakeServer.callsOf(api.listNews)).toEqual([]);
  },
);
