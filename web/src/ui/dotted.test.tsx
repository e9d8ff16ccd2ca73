import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { Dotted } from './dotted.tsx';

test('each part keeps its own direction, and what is not there leaves no dot', async () => {
  const { container } = await renderApp(<Dotted parts={['انتقال به یورو', null, 'Revolut']} />);
  expect(container.innerHTML).toContain('<bdi>انتقال به یورو</bdi> · <bdi>Revolut</bdi>');
});
