import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import { type CardRow, replacementId } from '#repositories/cards';
import type { Member } from '#repositories/member';
import { buildMembership } from '../../../test/build-season.ts';
import { brought, cardsAfter, newCard } from './cards-after.ts';

const season = '2026/27';
const by = { by: 'a@club.test', now: new Date('2026-11-22T10:00:00Z') };
const later = { ...by, now: new Date('2026-11-23T10:00:00Z') };

const memberships = (of = season, juventus_card = true) => [
  buildMembership({ season: of, juventus_card }),
];
const member = (changes: Partial<Member> = {}) =>
  ({
    id: 'sara',
    first_name: 'Sara',
    last_name: 'Rossi',
    holder_first_name: null,
    holder_last_name: null,
    pack_type: 'international',
    season,
    memberships: memberships(),
    ...changes,
  }) as Member;
const waiting = member({ memberships: [] });
const first = () => newCard(member(), { id: 'sara_2026-27', season }, by);
const printed = () => brought(first(), 'printed', by);
const said = (rows: CardRow[]) =>
  rows.map(({ id, state, is_unwanted }) => `${id} ${state}${is_unwanted ? ' unwanted' : ''}`);
const after = (from: Member, to: Member, stored: CardRow[]) =>
  said(cardsAfter(from, to, stored, later));

it('the cards are one, made with its approval, for the name of that day', () => {
  const [card] = cardsAfter(waiting, member(), [], by);
  expect(card).toEqual(first());
  expect(card).toMatchObject({ state: 'to_print', name_on_card: 'Sara Rossi' });
  expect(card?.steps).toEqual({ to_print: { at: timestampOf(by.now), by: by.by } });
});

it('the cards are none without a club card, and none of another season', () => {
  const plain = member({ memberships: memberships(season, false) });
  expect(after(waiting, plain, [])).toEqual([]);
  expect(after(member(), member({ season: '2027/28' }), [first()])).toEqual([]);
});

it('the cards are dropped unprinted when it is taken back, and taken up when it is approved again', () => {
  expect(after(member(), waiting, [first()])).toEqual(['sara_2026-27 void']);
  const dropped = brought(first(), 'void', by);
  expect(after(waiting, member({ last_name: 'Bianchi' }), [dropped])).toEqual([
    'sara_2026-27 to_print',
  ]);
  const [again] = cardsAfter(waiting, member({ last_name: 'Bianchi' }), [dropped], later);
  expect(again?.name_on_card).toBe('Sara Bianchi');
});

it('the cards are left for staff once they are plastic', () => {
  expect(after(member(), waiting, [printed()])).toEqual(['sara_2026-27 printed unwanted']);
  const left = { ...printed(), is_unwanted: true };
  expect(after(waiting, member(), [left])).toEqual(['sara_2026-27 printed']);
});

it('the cards follow the package that an admin changes', () => {
  const plain = member({ memberships: memberships(season, false) });
  expect(after(member(), plain, [first()])).toEqual(['sara_2026-27 void']);
  expect(after(plain, member(), [])).toEqual(['sara_2026-27 to_print']);
});

it('the cards of each season are kept by an end that is months away, and dropped by an early one', () => {
  const all = [...memberships(), ...memberships('2027/28')];
  const endingOn = (valid_until: string) => {
    const end = { valid_until, ended: { valid_until: null }, end_reason: 'left' } as const;
    return member({ memberships: all.map((one) => ({ ...one, ...end })) });
  };
  const cards = [first(), newCard(member(), { id: 'sara_2027-28', season: '2027/28' }, by)];
  const whole = member({ memberships: all });
  expect(after(whole, endingOn('2027-02-01'), cards)).toEqual([]);
  const dropped = ['sara_2026-27 void', 'sara_2027-28 void'];
  expect(after(whole, endingOn('2026-12-01'), cards)).toEqual(dropped);
  const [now, next] = endingOn('2027-02-01').memberships;
  if (!now || !next) throw new Error('There are two.');
  const neverBegun = member({ memberships: [now, { ...next, valid_from: '2027-07-01' }] });
  expect(after(whole, neverBegun, cards)).toEqual(['sara_2027-28 void']);
});

it('the cards follow a corrected name until they are printed', () => {
  const renamed = member({ last_name: 'Bianchi' });
  const [card] = cardsAfter(member(), renamed, [first()], later);
  expect(card).toMatchObject({ name_on_card: 'Sara Bianchi', state: 'to_print' });
  expect(after(member(), renamed, [printed()])).toEqual([]);
  expect(after(member(), member(), [first()])).toEqual([]);
});

it('cards that were replaced by another one do not change', () => {
  const gone = { ...brought(printed(), 'missing', by), replaced_by: 'sara_2026-27_r1' };
  const other = newCard(member(), { id: 'sara_2026-27_r1', season, replaces: gone.id }, by);
  expect(after(member(), waiting, [gone, other])).toEqual(['sara_2026-27_r1 void']);
  expect(after(waiting, member(), [gone, brought(other, 'void', by)])).toEqual([
    'sara_2026-27_r1 to_print',
  ]);
});

it('cards that staff have set aside stay so, whatever else changes', () => {
  const aside = brought(first(), 'void', by);
  expect(after(member(), member({ last_name: 'Bianchi' }), [aside])).toEqual([]);
});

it('each replacement is listed after the card that it replaces', () => {
  expect(replacementId('sara_2026-27')).toBe('sara_2026-27_r1');
  expect(replacementId('sara_2026-27_r1')).toBe('sara_2026-27_r2');
});
