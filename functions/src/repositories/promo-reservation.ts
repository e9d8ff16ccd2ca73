import type { Firestore, Timestamp } from 'firebase-admin/firestore';

/** `promo_reservations/{id}`: a use counted ahead of a registration. */
export interface PromoReservation {
  code: string;
  /** Keyed hash of the address that holds it. */
  address_hash: string;
  /** The member whose registration used it; null while held. */
  used_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export function promoReservationDoc(db: Firestore, id: string) {
  return db.collection('promo_reservations').doc(id);
}
