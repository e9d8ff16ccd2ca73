import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { sessionsEndingNow, untilCutHasPassed } from './end-sessions.ts';

const at = (iso: string) => new Date(iso);

describe('sessionsEndingNow', () => {
  it.each([
    ['2026-01-01T10:00:00.000Z', '2026-01-01T10:00:01Z'],
    ['2026-01-01T10:00:00.999Z', '2026-01-01T10:00:01Z'],
    ['2026-01-01T10:00:01.000Z', '2026-01-01T10:00:02Z'],
  ])('at %s ends everything opened before %s', (now, cut) => {
    expect(sessionsEndingNow(at(now)).toDate()).toEqual(at(cut));
  });
});

describe('untilCutHasPassed', () => {
  it('resolves when the second of the cut has begun', async () => {
    const now = new Date();
    const cut = sessionsEndingNow(now);
    await untilCutHasPassed(cut, now);
    expect(Date.now()).toBeGreaterThanOrEqual(cut.toMillis());
  });

  it('does not wait for a cut of the past', async () => {
    const startedAt = performance.now();
    await untilCutHasPassed(Timestamp.fromMillis(0), new Date());
    expect(performance.now() - startedAt).toBeLessThan(50);
  });
});
