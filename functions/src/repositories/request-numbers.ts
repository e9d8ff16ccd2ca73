import type { Firestore } from 'firebase-admin/firestore';
import { rowsOf } from './rows.ts';

/** `request_numbers/{number}`: the lock that makes request numbers unique. */
export interface RequestNumberRow {
  uid: string;
}

export function requestNumberDoc(db: Firestore, requestNumber: string) {
  return rowsOf<RequestNumberRow>(db, 'request_numbers').doc(requestNumber);
}
