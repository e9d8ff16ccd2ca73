import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connectFakeFetch, fetched, json } from '#testing/fake-fetch.ts';
import { beginRegistration } from './begin-registration.ts';

connectFakeFetch();

const radio = (pack: string) =>
  `<label><input type="radio" name="pack_type" value="${pack}"><bdi></bdi></label>`;

/** Opens the built page, and returns what the script resolves to, or `waiting` if it waits for the person. */
async function open(settings: Partial<typeof defaultPublicSettings> = {}) {
  document.body.innerHTML = `<div class="first-screen"><div id="place"><form>${[
    'international',
    'base',
    'under_14',
    'under_5',
  ]
    .map(radio)
    .join(
      '',
    )}<label><input type="checkbox" name="juventus_card"><svg id="empty"></svg><bdi></bdi></label>
    <input name="other"></form></div>
    <template data-part="ticked"><span><input><svg id="ticked"></svg></span></template>
    <template data-part="cardPrice"><bdi>{{card, euro}} plus {{shipping, euro}}</bdi></template></div>`;
  fetched.mockResolvedValue(json({ ...defaultPublicSettings, ...settings }));
  let next = 'waiting';
  void beginRegistration(document.querySelector('#place') as HTMLElement).then((result) => {
    next = result;
  });
  await vi.waitFor(() =>
    expect(fetched.mock.calls.length === 0 || prices()[0] || next).toBeTruthy(),
  );
  await new Promise((resolve) => setTimeout(resolve));
  return { next: () => next };
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const prices = () => [...document.querySelectorAll('bdi')].map((place) => place.textContent);

beforeEach(() => {
  window.location.href = 'http://localhost/register';
  document.documentElement.lang = 'en';
  delete document.documentElement.dataset.held;
});

test('the first page shows the prices of today, and needs the app when somebody begins', async () => {
  const page = await open({
    price_international: 25,
    price_base: 6.5,
    club_card_price: 5,
    shipping_price: 12,
  });
  expect(prices()).toEqual(['€25', '€6.50', '€14', '€5', '€5 plus €12']);
  expect(page.next()).toBe('waiting');
  input('other')?.focus();
  await vi.waitFor(() => expect(page.next()).toBe('app'));
});

test('a tick is shown before the app has loaded', async () => {
  await open();
  const box = input('juventus_card');
  box?.click();
  expect(box?.nextElementSibling?.id).toBe('ticked');
  box?.click();
  expect(box?.nextElementSibling?.id).toBe('empty');
});

test('a package in the address is chosen once, so that another choice stays', async () => {
  window.location.href = 'http://localhost/register?pack=under_14';
  const page = await open();
  expect(document.querySelector<HTMLInputElement>('[value="under_14"]')?.checked).toBe(true);
  expect(window.location.search).toBe('');
  expect(page.next()).toBe('app');
});

describe('the app is needed at once', () => {
  test.each([
    ['after the deadline', { deadline_passed: true }],
    ['for other gifts', { gift_under_14: false }],
  ])('%s', async (_, settings) => {
    expect((await open(settings)).next()).toBe('app');
    expect(document.documentElement.dataset.held).toBeUndefined();
  });

  test('after an enforced deadline, which hides the form', async () => {
    expect((await open({ deadline_passed: true, enforce_deadline: true })).next()).toBe('app');
    expect(document.documentElement.dataset.held).toBe('');
  });

  test('a promo code in the address needs the app, which reads it', async () => {
    window.location.href = 'http://localhost/register?pack=base&promo=HALF';
    expect((await open()).next()).toBe('app');
    expect(window.location.search).toBe('?promo=HALF');
  });
});
