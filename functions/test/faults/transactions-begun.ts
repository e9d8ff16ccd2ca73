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
export function watchTransactions(
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
