import { writeSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import { syncBuiltinESMExports } from 'node:module';
import { watchTransactions } from './transactions-begun.ts';

/**
 * Node preloads this file into the functions (`--import`). A request with the header `x-die-at: n` kills its process at
 * the n-th boundary of an outgoing call; a boundary is before a call is sent or after its response has arrived. So the
 * process can die at every `await` of our code. Before it dies it prints its open transactions, whose locks would block
 * other calls for a minute.
 */
const stderr = 2;
let boundariesLeft = Number.POSITIVE_INFINITY;
const transactions: string[] = [];

function boundary(when: 'before' | 'after', what: string): void {
  boundariesLeft -= 1;
  if (boundariesLeft !== 0) return;
  writeSync(stderr, `\nleft ${transactions.join(' ')}\ndied ${when} ${what}\n`);
  process.kill(process.pid, 'SIGKILL');
}

const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function (event: string, ...rest: unknown[]) {
  const [request] = rest;
  if (event === 'request' && request instanceof http.IncomingMessage) {
    const dieAt = request.headers['x-die-at'];
    if (dieAt) boundariesLeft = Number(dieAt);
  }
  return Reflect.apply(emit, this, [event, ...rest]);
};

const { connect } = http2;
http2.connect = ((...of: Parameters<typeof connect>) => {
  const session = connect(...of);
  const request = session.request.bind(session);
  session.request = (headers, options) => {
    const what =
      String((headers as http2.OutgoingHttpHeaders)?.[':path'])
        .split('/')
        .at(-1) ?? '';
    boundary('before', what);
    const stream = request(headers, options);
    watchTransactions(what, stream, (id) => transactions.push(id));
    return stream.on('end', () => boundary('after', what));
  };
  return session;
}) as typeof connect;

const httpRequest = http.request;
http.request = ((...of: Parameters<typeof httpRequest>) => {
  boundary('before', 'a call over HTTP');
  const sent = Reflect.apply(httpRequest, http, of) as http.ClientRequest;
  return sent.on('response', (answer) => answer.on('end', () => boundary('after', sent.path)));
}) as typeof httpRequest;

const { fetch } = globalThis;
globalThis.fetch = async (...of) => {
  const what = String(of[0]).split('?')[0]?.split('/').at(-1) ?? '';
  boundary('before', what);
  const answer = await fetch(...of);
  boundary('after', what);
  return answer;
};

syncBuiltinESMExports();
