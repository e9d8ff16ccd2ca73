import type { RouteResponse } from '@fanclub/contract/http/route';
import { verifyCard } from '@fanclub/contract/verification/routes';
import { beforeEach, expect, test } from 'vitest';
import { call } from '#api/client.ts';
import { connectFakeFetch, error, fetched, json, sent } from '#testing/fake-fetch.ts';
import { actions } from './actions.ts';
import { sampleOf } from './parts.ts';

connectFakeFetch();

const proof: RouteResponse<typeof verifyCard> = {
  state: 'valid',
  first_name: 'Sara',
  initial: 'A',
  pack_type: 'base',
  season: '2026/27',
  valid_from: null,
  valid_until: '2027-06-30',
  member_number: 1024,
  member_since: '2024-07-01',
};

/** Asks as the page does when it opens, and returns the text of each line that is shown. */
async function proveAtOnce() {
  const place = document.querySelector<HTMLElement>('[data-early]');
  if (!place) throw new Error('no place for the proof');
  const next = await actions.proveCard({ button: place, form: null });
  return { next, lines: [...place.querySelectorAll('p')].map((line) => line.textContent) };
}

beforeEach(() => {
  window.location.href = 'http://localhost/verify/uid.2026-27.mark';
  document.documentElement.lang = 'en';
  const line = (...values: Parameters<typeof sampleOf>) => `<p>${values.map(sampleOf)}</p>`;
  document.body.innerHTML = `<div class="first-screen"><div data-early="proveCard"><hr></div>
    <template data-part="valid"><section>${line('name')}<p>${sampleOf('pack')}, ${sampleOf('season')}</p>
      <p>${sampleOf('year')}, ${sampleOf('number')}</p>${line('last')}<button>Again</button></section></template>
    <template data-part="card_unknown"><section><p>Unknown</p></section></template>
    <template data-part="words"><div><span data-word="packages.base">Base</span></div></template></div>`;
});

test('a scanned card is proved before the app has loaded', async () => {
  fetched.mockResolvedValue(json(proof));
  expect(await proveAtOnce()).toEqual({
    next: undefined,
    lines: ['Sara A.', 'Base, 2026/27', '2024, 1024', '30 June 2027'],
  });
  expect(sent(0).url).toBe(verifyCard.path);
  expect(JSON.parse(String(sent(0).body))).toEqual({ code: 'uid.2026-27.mark' });
});

test('a line without a value is left out', async () => {
  fetched.mockResolvedValue(json({ ...proof, valid_until: null, member_number: null }));
  expect((await proveAtOnce()).lines).toEqual(['Sara A.', 'Base, 2026/27']);
});

test('a pressed button keeps the focus on the button that replaces it', async () => {
  fetched.mockImplementation(async () => json(proof));
  await proveAtOnce();
  const button = document.querySelector('section button') as HTMLElement;
  button.focus();
  await actions.proveCard({ button, form: null });
  expect(document.activeElement?.textContent).toBe('Again');
  expect(document.activeElement).not.toBe(button);
});

test('a code that no card of the club has is said to be unknown', async () => {
  fetched.mockResolvedValue(error('card_unknown', 404));
  expect(await proveAtOnce()).toEqual({ next: undefined, lines: ['Unknown'] });
});

test('any other refusal is told by the app, which does not ask again', async () => {
  fetched.mockResolvedValue(error('rate_limit_exceeded', 429));
  expect((await proveAtOnce()).next).toBe('app');
  const again = call(verifyCard, { body: { code: 'uid.2026-27.mark' } });
  await expect(again).rejects.toMatchObject({ code: 'rate_limit_exceeded' });
  expect(fetched).toHaveBeenCalledTimes(1);
});
