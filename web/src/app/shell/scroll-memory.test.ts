import { expect, test } from 'vitest';
import { forgetScroll, scrollKey, scrollMemory } from './scroll-memory.ts';

function remembered(arrival: string) {
  const kept = new Map([[scrollMemory, '{"/register":400,"/profile/u1":90,"k1":7}']]);
  forgetScroll('/register', arrival, {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
  return JSON.parse(kept.get(scrollMemory) ?? '');
}

test('a page that one comes to anew opens at its top, and no other loses its place', () => {
  expect(remembered('navigate')).toEqual({ '/profile/u1': 90, k1: 7 });
});

test.each(['reload', 'back_forward'])('after %s a page is where it was left', (arrival) => {
  expect(remembered(arrival)['/register']).toBe(400);
});

test('a page just loaded is remembered under its address, any later one by its place in the history', () => {
  expect(scrollKey({ key: 'default', pathname: '/register' })).toBe('/register');
  expect(scrollKey({ key: 'k1', pathname: '/register' })).toBe('k1');
});
