import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionsEndingNow, untilCutHasPassed } from './end-sessions.ts';

const at = (iso: string) => new Date(iso);

it.each([
  ['2026-01-01T10:00:00.000Z', '2026-01-01T10:00:01Z'],
  ['2026-01-01T10:00:00.999Z', '2026-01-01T10:00:01Z'],
  ['2026-01-01T10:00:01.000Z', '2026-01-01T10:00:02Z'],
])('sessionsEndingNow at %s ends everything opened before %s', (now, cut) => {
  expect(sessionsEndingNow(at(now)).toDate()).toEqual(at(cut));
});

describe('untilCutHasPassed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('resolves when the second of the cut has begun, and not before', async () => {
    const now = at('2026-01-01T10:00:00.300Z');
    const passed = vi.fn();
    void untilCutHasPassed(sessionsEndingNow(now), now).then(passed);
    await vi.advanceTimersByTimeAsync(700);
    expect(passed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(50);
    expect(passed).toHaveBeenCalledOnce();
  });

  it('does not wait for a cut of the past', async () => {
    await untilCutHasPassed(Timestamp.fromMillis(0), new Date());
    expect(vi.getTimerCount()).toBe(0);
  });
});
