import type { Firestore } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { type RowQuery, rowsOf } from './rows.ts';

/** `promo_reservations/{id}`: a use that was counted before the registration. */
export interface PromoReservation {
  code: string;
  /** Keyed hash of the network address that holds it. */
  address_hash: string;
  /** The member whose registration used it; null while held. */
  used_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

const promoReservations = (db: Firestore) => rowsOf<PromoReservation>(db, 'promo_reservations');

export function promoReservationDoc(db: Firestore, id: string) {
  return promoReservations(db).doc(id);
}

/** The holds that a member's registration used up. */
export function reservationsUsedBy(db: Firestore, uid: string): RowQuery<PromoReservation> {
  return promoReservations(db).where('used_by', '==', uid);
}

/** The holds of a code that no registration has used yet. */
export function openReservationsOf(db: Firestore, code: string): RowQuery<PromoReservation> {
  return promoReservations(db).where('code', '==', code).where('used_by', '==', null);
}
