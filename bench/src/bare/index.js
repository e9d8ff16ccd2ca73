import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';

initializeApp();

/**
 * The baseline for the API: a minimal function that only reads one document. The bench serves it in the same way as the
 * API.
 */
export const readOne = onRequest(async (request, response) => {
  const snapshot = await getFirestore().doc(String(request.query.doc)).get();
  response.json({ exists: snapshot.exists });
});
