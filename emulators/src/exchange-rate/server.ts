import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { applyControl, initialControl, shapes } from './shapes.ts';

async function readJson(request: http.IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function answerJson(response: http.ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * Creates a server that imitates the third-party exchange rate service. `POST /control {shape, rate, delay_ms, status}`
 * changes its responses, `DELETE /control` resets them, and `GET /control` returns these settings and the number of
 * calls.
 */
export function createExchangeRateServer(): http.Server {
  let control = initialControl;
  let calls = 0;
  return http.createServer(async (request, response) => {
    if (request.url === '/control') {
      if (request.method === 'DELETE') {
        control = initialControl;
        calls = 0;
      }
      if (request.method === 'POST') {
        const changed = applyControl(control, await readJson(request));
        if (!changed) return answerJson(response, 400, { shapes: Object.keys(shapes) });
        control = changed;
      }
      return answerJson(response, 200, { ...control, calls });
    }
    calls += 1;
    const { shape, rate, delay_ms, status } = control;
    await sleep(delay_ms);
    answerJson(response, status, status === 200 ? shapes[shape](rate) : { error: 'unavailable' });
  });
}

/** Starts the service on the loopback interface. Resolves with a function that stops it. */
export function startExchangeRate(port: number): Promise<() => Promise<void>> {
  const server = createExchangeRateServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve(async () => {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      }),
    );
  });
}
