import { api } from '@fanclub/contract/api';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { useClubTexts } from './club-texts.ts';

function Answer() {
  return <p>{useClubTexts().faq_join_answer ?? 'what the site says'}</p>;
}

test('the club’s words are asked for once by all parts of a page, past what the browser kept of them', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  fakeServer.answer(api.clubTexts, { faq_join_answer: 'Come along!' });
  render(
    <>
      <Answer />
      <Answer />
    </>,
  );
  expect(screen.getAllByText('what the site says')).toHaveLength(2);
  expect(await screen.findAllByText('Come along!')).toHaveLength(2);
  expect(asked.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-cache']);
});
