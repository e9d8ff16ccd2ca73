import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { anImage } from '#testing/user-events.ts';
import { usePastedImage } from './use-pasted-image.ts';

function Field({ name }: { name: string }) {
  const element = useRef<HTMLDivElement>(null);
  const [image, setImage] = useState('');
  usePastedImage(element, image !== '', ({ name }) => setImage(name));
  return (
    <div ref={element}>
      <button type="button">{name}</button>
      <output aria-label={name}>{image}</output>
    </div>
  );
}

function paste(name: string) {
  const clipboardData = { files: [anImage(name)] };
  const event = new Event('paste', { bubbles: true, cancelable: true });
  fireEvent(document.body, Object.assign(event, { clipboardData }));
}

const imageOf = (field: string) => screen.getByLabelText(field, { selector: 'output' }).textContent;

test('the focused field gets a pasted image, or else the first field without one', () => {
  render(
    <>
      <Field name="receipt" />
      <Field name="passport" />
    </>,
  );
  paste('one.png');
  expect([imageOf('receipt'), imageOf('passport')]).toEqual(['one.png', '']);
  paste('two.png');
  expect([imageOf('receipt'), imageOf('passport')]).toEqual(['one.png', 'two.png']);
  paste('three.png');
  expect([imageOf('receipt'), imageOf('passport')]).toEqual(['one.png', 'two.png']);
  screen.getByRole('button', { name: 'receipt' }).focus();
  paste('four.png');
  expect([imageOf('receipt'), imageOf('passport')]).toEqual(['four.png', 'two.png']);
});

test('a field behind a dialog gets no pasted image, and an only field always gets it', () => {
  render(
    <>
      <div aria-hidden="true">
        <Field name="page" />
      </div>
      <Field name="dialog" />
    </>,
  );
  paste('one.png');
  paste('two.png');
  expect([imageOf('page'), imageOf('dialog')]).toEqual(['', 'two.png']);
});
