/**
 * Finds the transactions that this process has begun, from Firestore's responses on the wire: the admin SDK
 * begins a transaction with its first read and does not expose the id. Fields:
 * google/firestore/v1/firestore.proto.
 */
const fieldOfTransaction: Record<string, number> = {
  BeginTransaction: 1,
  RunQuery: 2,
  RunAggregationQuery: 2,
  BatchGetDocuments: 3,
};

/** In gRPC, a flag and the message's length precede each message. */
const grpcHeaderBytes = 5;
/** Wire type of a bytes field. The first byte holds the field's number and this type, the next one the length. */
const lengthDelimited = 2;

/** The id of the transaction that a response's first message reports as begun, or null. */
function transactionIn(answer: Buffer, field: number): string | null {
  const message = answer.subarray(grpcHeaderBytes);
  if (message[0] !== ((field << 3) | lengthDelimited)) return null;
  const length = message[1] ?? 0;
  return message.subarray(2, 2 + length).toString('base64');
}

/** Calls back for each transaction that a response to `method` begins. */
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
