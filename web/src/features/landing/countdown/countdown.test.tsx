import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerSettings } from '#testing/fake-server.ts';
import { renderApp } from '#testing/render-app.tsx';
import { Countdown } from './countdown.tsx';

const deadline = '2026-03-15T23:59:59';

async function show(language: 'fa' | 'en', changes = {}) {
  answerSettings({ deadline, ...changes });
  await renderApp(<Countdown />, { language });
  // Lets pending requests finish. The fake clock is not advanced for this, because that would move the countdown.
  for (let turn = 0; turn < 20; turn += 1) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(new Date('2026-03-13T22:58:57'));
});
afterEach(() => vi.useRealTimers());

test('the countdown shows days, hours, minutes and seconds in Persian digits', async () => {
  await show('fa');
  expect(screen.getByRole('timer').textContent).toMatch(/۰۲روز.*۰۱ساعت.*۰۱دقیقه.*۰۲ثانیه/);
});

test('the countdown moves every second, and a screen reader gets days and hours', async () => {
  await show('en');
  expect(screen.getByText('2 days and 1 hour to the deadline')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toContain('02seconds');
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer').textContent).toContain('01seconds');
});

test('the countdown says after its last second that late registrations are still accepted', async () => {
  vi.setSystemTime(new Date('2026-03-15T23:59:58'));
  await show('en');
  act(() => vi.advanceTimersByTime(1500));
  expect(screen.getByText(/still accept late registrations/)).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('the countdown says that registration has ended if the deadline is enforced', async () => {
  vi.setSystemTime(new Date('2026-03-16T00:00:00'));
  await show('en', { enforce_deadline: true });
  expect(screen.getByText(/has ended/)).toBeTruthy();
});
