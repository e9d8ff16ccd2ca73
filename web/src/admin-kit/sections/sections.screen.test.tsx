import { adminRoles } from '@fanclub/contract/admin/roles';
import { api } from '@fanclub/contract/api';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { openPanel, t } from '../testing/open-panel.ts';
import { sectionsFor } from './sections.ts';

const findSections = async () =>
  within(await screen.findByRole('navigation', { name: t('sections.label') }));

test('the sections lead to each other and say which one is open', async () => {
  fakeServer.answerByDefault(api.auditLog, { records: [], next_cursor: null });
  const { arriveAt } = await openPanel();
  const sections = await findSections();
  expect(sections.getByRole('link', { current: 'page' }).textContent).toBe(t('sections.review'));
  fireEvent.click(sections.getByRole('link', { name: t('sections.history') }));
  await arriveAt('/admin/history');
  await screen.findByText(t('history:lead'));
  expect((await findSections()).getByRole('link', { current: 'page' }).textContent).toBe(
    t('sections.history'),
  );
});

test.each(adminRoles)('%s sees the sections of that role', async (role) => {
  await openPanel({ role });
  const links = (await findSections()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    sectionsFor(role).map((section) => t(`sections.${section}`)),
  );
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
