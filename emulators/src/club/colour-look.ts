import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Club } from '@fanclub/contract/club/club';
import { colourPage } from './colour-page.ts';

type Colours = Club['colours'];

const isColour = (value: string | null): value is `#${string}` =>
  /^#[0-9a-f]{6}$/i.test(value ?? '');

/** A page on this machine that shows colours at once, and on which a person can choose others. */
export interface ColourLook {
  url: string;
  colours: () => Colours;
  show: (colours: Colours) => void;
  close: () => void;
}

/** Starts the page with these colours. */
export function lookAtColours(first: Colours, name: string): Promise<ColourLook> {
  let colours = first;
  const server = createServer(({ url = '/', method }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (method !== 'GET' || pathname !== '/') return void response.writeHead(404).end();
    const [main, accent, paper] = ['main', 'accent', 'paper'].map((part) => searchParams.get(part));
    if (isColour(main ?? null) && isColour(accent ?? null) && isColour(paper ?? null)) {
      colours = { main, accent, paper } as Colours;
      // The address has no colours, so that a reload shows those that were typed since.
      return void response.writeHead(303, { location: '/' }).end();
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(colourPage(colours, name));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${port}/`,
        colours: () => colours,
        show: (others) => {
          colours = others;
        },
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
