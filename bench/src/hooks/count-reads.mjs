// This file is preloaded into a served function. It counts the calls of the function's Firestore client, the documents
// that the client receives, writes and deletes, and the transactions that Firestore aborts because of a conflict.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { v1 } = createRequire(join(process.cwd(), 'index.js'))('@google-cloud/firestore');

const nothing = { documents: 0, queries: 0, aggregations: 0, aborts: 0, writes: 0, deletes: 0 };
const aborted = 10;
const countAbort = (error) => {
  if (error?.code === aborted) counts.aborts += 1;
};
let counts = { ...nothing };

function watch(method, onCall, onAnswer) {
  const original = v1.FirestoreClient.prototype[method];
  v1.FirestoreClient.prototype[method] = function watched(...args) {
    onCall();
    const stream = original.apply(this, args);
    const emit = stream.emit;
    stream.emit = function emitCounted(event, ...values) {
      if (event === 'data') onAnswer(values[0]);
      if (event === 'error') countAbort(values[0]);
      return emit.call(this, event, ...values);
    };
    return stream;
  };
}

const ignore = () => {};
watch('batchGetDocuments', ignore, ({ found, missing }) => {
  // Firestore bills a lookup of a document that does not exist as a read, too.
  if (found || missing) counts.documents += 1;
});
watch(
  'runQuery',
  () => {
    counts.queries += 1;
  },
  ({ document, skippedResults }) => {
    counts.documents += (document ? 1 : 0) + (skippedResults ?? 0);
  },
);
watch(
  'runAggregationQuery',
  () => {
    counts.aggregations += 1;
  },
  ignore,
);

const { commit } = v1.FirestoreClient.prototype;
v1.FirestoreClient.prototype.commit = function watchedCommit(...args) {
  const answer = commit.apply(this, args);
  const all = args[0]?.writes ?? [];
  counts.deletes += all.filter((write) => write.delete).length;
  counts.writes += all.filter((write) => write.update ?? write.transform).length;
  answer.catch(countAbort);
  return answer;
};

process.on('message', (message) => {
  if (message !== 'take counts') return;
  process.send({ counts });
  counts = { ...nothing };
});
