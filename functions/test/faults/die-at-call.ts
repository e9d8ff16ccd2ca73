import { writeSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import { syncBuiltinESMExports } from 'node:module';

/**
 * For each method of Firestore's API, the number of the field with a transaction's id in the response, from
 * google/firestore/v1/firestore.proto. The admin SDK begins a transaction with its first read and does not expose
 * the id, so it is read from the response's bytes.
 */
const fieldOfTransaction: Record<string, number> = {
  BeginTransaction: 1,
  RunQuery: 2,
  RunAggregationQuery: 2,
  BatchGetDocuments: 3,
};

/** In gRPC, a flag and the message's length precede each message. */
const grpcHeaderBytes = 5;
/**
 * Protocol Buffers type of a field with bytes. The first byte of such a field has its number and this type, the
 * next byte its length.
 */
const lengthDelimited = 2;

/** Returns the id of the transaction that began with a response, from its first message; null if none began. */
function transactionIn(answer: Buffer, field: number): string | null {
  const message = answer.subarray(grpcHeaderBytes);
  if (message[0] !== ((field << 3) | lengthDelimited)) return null;
  const length = message[1] ?? 0;
  return message.subarray(2, 2 + length).toString('base64');
}

/** Calls `begun` with the id of the transaction that began with the response to `method`, if one did. */
function watchTransactions(
  method: string,
  stream: NodeJS.ReadableStream,
  begun: (id: string) => void,
): void {
  const field = fieldOfTransaction[method];
  if (!field) return;
  stream.once('data', (chunk: Buffer) => {
    const id = transactionIn(chunk, field);
    if (id) begun(id);
  });
}

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
