import type { Firestore } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { type RowQuery, rowsOf } from './rows.ts';

/** `promo_reservations/{id}`: a use of a promo code that is held for a person until they register. */
export interface PromoReservation {
  code: string;
  /** Keyed hash of the network address for which the use is held. */
  address_hash: string;
  /** The member whose registration used the code; null while the use is held. */
  used_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

const promoReservations = (db: Firestore) => rowsOf<PromoReservation>(db, 'promo_reservations');

export function promoReservationDoc(db: Firestore, id: string) {
  return promoReservations(db).doc(id);
}

/** The reservations that became uses when this member registered. */
export function reservationsUsedBy(db: Firestore, uid: string): RowQuery<PromoReservation> {
  return promoReservations(db).where('used_by', '==', uid);
}

/** The reservations of a code that no registration has used yet. */
export function openReservationsOf(db: Firestore, code: string): RowQuery<PromoReservation> {
  return promoReservations(db).where('code', '==', code).where('used_by', '==', null);
}
