/**
 * Which transactions this process has begun, read from Firestore's answers on the wire: the admin SDK begins
 * one with its first read and keeps its id to itself. Fields: google/firestore/v1/firestore.proto.
 */
const fieldOfTransaction: Record<string, number> = {
  BeginTransaction: 1,
  RunQuery: 2,
  RunAggregationQuery: 2,
  BatchGetDocuments: 3,
};

/** A flag and the length of the message stand before each message of gRPC. */
const grpcHeaderBytes = 5;
/** A field of bytes: its number and this in one byte, then its length in another. */
const lengthDelimited = 2;

/** Where the first message of an answer says which transaction was begun with it. */
function transactionIn(answer: Buffer, field: number): string | null {
  const message = answer.subarray(grpcHeaderBytes);
  if (message[0] !== ((field << 3) | lengthDelimited)) return null;
  const length = message[1] ?? 0;
  return message.subarray(2, 2 + length).toString('base64');
}

/** Told of each transaction that an answer to `method` begins. */
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
