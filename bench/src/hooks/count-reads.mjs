// This file is preloaded into a served function. It counts what the function's Firestore client does.
import { join } from 'node:path';
import { watchFirestore } from '../../../functions/test/watch-firestore.ts';

const { take } = watchFirestore(join(process.cwd(), 'index.js'));

process.on('message', (message) => {
  if (message === 'take counts') process.send({ counts: take() });
});
