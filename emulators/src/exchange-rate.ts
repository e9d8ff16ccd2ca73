import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const toNumber = (rate: string) => Number(rate.replaceAll(',', ''));

/**
 * Functions that build each known form of a rate service's response. The responses differ in the field that contains
 * the rate, and in its type; the response of `unknown` contains no rate.
 */
const shapes = {
  string: (rate: string): unknown => ({ price_eur: rate }),
  number: (rate: string): unknown => ({ price_eur: toNumber(rate) }),
  p: (rate: string): unknown => ({ price_eur: { p: rate } }),
  last: (rate: string): unknown => ({ price_eur: { last: rate } }),
  price: (rate: string): unknown => ({ price_eur: { price: rate } }),
  current: (rate: string): unknown => ({ current: { price_eur: rate } }),
  unknown: (): unknown => ({ hello: 'world' }),
};

type Shape = keyof typeof shapes;

interface RateControl {
  shape: Shape;
  /** Rate in rial per euro with separators between groups of digits, as such services send it. */
  rate: string;
  delay_ms: number;
  status: number;
}

const initialControl: RateControl = {
  shape: 'string',
  rate: '1,052,300',
  delay_ms: 0,
  status: 200,
};

/** Returns `control` with the values of `change`; null if `change` is not valid. */
function applyControl(control: RateControl, change: unknown): RateControl | null {
  if (typeof change !== 'object' || change === null) return null;
  const next = { ...control, ...change } as RateControl;
  const isKnown =
    Object.keys(next).length === Object.keys(control).length && Object.hasOwn(shapes, next.shape);
  const isSane =
    typeof next.rate === 'string' &&
    Number.isInteger(next.delay_ms) &&
    next.delay_ms >= 0 &&
    Number.isInteger(next.status) &&
    next.status >= 200 &&
    next.status <= 599;
  return isKnown && isSane ? next : null;
}

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
function createExchangeRateServer(): http.Server {
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
