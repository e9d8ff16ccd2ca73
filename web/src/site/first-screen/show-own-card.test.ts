import { earlyCalls } from '@fanclub/contract/http/early-calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeEarlyProfile } from '#member/early-profile.ts';
import { cardTurnedKey, getSession } from '#session/session-store.ts';
import { approved, buildProfile } from '#testing/build-member.ts';
import { connectFakeFetch, enter, error, fetched, json, sent } from '#testing/fake-fetch.ts';
import { sampleOf } from './parts.ts';
import { showOwnCard } from './show-own-card.ts';

connectFakeFetch();

const member = buildProfile({ ...approved, id: 'u1', password_hash: null });

/** Builds the page that the script finds, runs the script, and returns the texts that replace the placeholder. */
async function open() {
  const top = (
    name: string,
  ) => `<template data-part="${name}"><section><h1>${sampleOf('greeted')}</h1>
    <p>${sampleOf('lead')}</p><button data-button="change">Change</button><button data-button="first">Set</button>
    <div data-ended="false" id="${name}"><bdi data-fits>${sampleOf('name')}</bdi><b>${sampleOf('season')}</b><b>Base</b>
    <bdi dir="ltr">${sampleOf('line')}</bdi></div></section></template>`;
  const words = {
    'lead.approved': 'Welcome',
    'packages.base': 'Base',
    'packages.under_14': 'Child',
  };
  const spans = Object.entries({ ...words, memberLine: 'Member {number} since {year}' }).map(
    ([word, text]) => `<span data-word="${word}">${text}</span>`,
  );
  document.body.innerHTML = `<div class="first-screen"><div id="place"><hr></div>${top('gold')}${top('dark')}
    <template data-part="words"><div>${spans.join('')}</div></template></div>`;
  const place = document.querySelector<HTMLElement>('#place');
  if (!place) throw new Error('no place');
  expect(await showOwnCard(place)).toBe('app');
  const texts = [...place.querySelectorAll('h1, p, button, bdi, b')].map(
    (part) => part.textContent,
  );
  return { texts, side: place.querySelector('[data-ended]')?.id };
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  window.location.href = 'http://localhost/profile';
  localStorage.removeItem(cardTurnedKey);
  enter(1, 'u1');
});

test('members read their card before the app has loaded, which gets the profile', async () => {
  localStorage.setItem(cardTurnedKey, String(member.decided_at));
  fetched.mockResolvedValue(
    json({
      ...member,
      membership: null,
      pack_type: 'under_14',
      member_number: 1024,
      member_since: '2024-07-01',
    }),
  );
  const { texts, side } = await open();
  expect(texts).toEqual([
    member.first_name,
    'Welcome',
    'Set',
    expect.stringContaining(member.last_name),
    expect.any(String),
    'Child',
    'Member 1024 since 2024',
  ]);
  expect(side).toBe('gold');
  expect(sent(0).url).toBe(`${earlyCalls.me.path}?user_id=u1`);
  expect(window.location.pathname).toBe('/profile/u1');
  expect(takeEarlyProfile('u2')).toBeUndefined();
  expect(takeEarlyProfile('u1')).toMatchObject({ member_number: 1024 });
  expect(takeEarlyProfile('u1')).toBeUndefined();
});

test('a card that has not turned over yet is dark, so that the app turns it', async () => {
  fetched.mockResolvedValue(json({ ...member, member_number: null, password_hash: 'set' }));
  const { texts, side } = await open();
  expect(side).toBe('dark');
  expect([texts[2], texts.at(-1)]).toEqual(['Change', member.request_number]);
  takeEarlyProfile('u1');
});

test('a session that is over is renewed once', async () => {
  fetched.mockResolvedValueOnce(error('invalid_token', 401));
  fetched.mockResolvedValueOnce(
    json({ access_token: 'token-2', token_type: 'bearer', refresh_token: 'r2', expires_in: 3600 }),
  );
  fetched.mockResolvedValueOnce(json(member));
  expect((await open()).texts[0]).toBe(member.first_name);
  expect(sent(2).headers.get('authorization')).toBe('Bearer token-2');
  takeEarlyProfile('u1');
});

describe('the app shows all of it', () => {
  test('a limited session is shown by the app, which gets the loaded profile', async () => {
    fetched.mockResolvedValue(json({ id: 'u1', limited: true }));
    expect((await open()).texts).toEqual([]);
    expect(takeEarlyProfile('u1')).toEqual({ id: 'u1', limited: true });
  });

  test('the profile of another person is shown by the app', async () => {
    window.location.href = 'http://localhost/profile/u2';
    expect((await open()).texts).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('after an error, and reads the profile itself', async () => {
    fetched.mockResolvedValue(error('service_busy', 503));
    expect((await open()).texts).toEqual([]);
    expect(takeEarlyProfile('u1')).toBeUndefined();
    expect(getSession().token).not.toBeNull();
  });
});
