import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TaggedText } from './tagged-text.tsx';

const htmlOf = (text: string) =>
  render(<TaggedText text={text} tags={{ doc: <a href="/terms">,</a>, who: <b>Sara</b> }} />)
    .container.innerHTML;

test('an element gets the words inside its tag', () => {
  expect(htmlOf('I accept the <doc>terms</doc>.')).toBe('I accept the <a href="/terms">terms</a>.');
});

test('an element keeps its own content if its tag is empty', () => {
  expect(htmlOf('<who></who> may read the <doc>terms</doc>')).toBe(
    '<b>Sara</b> may read the <a href="/terms">terms</a>',
  );
});

test('a text without tags stays as it is, with its signs', () => {
  expect(htmlOf('1 < 2 & 3 > 2')).toBe('1 &lt; 2 &amp; 3 &gt; 2');
});
