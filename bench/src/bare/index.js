import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';

initializeApp();

/** What the API is compared with: the least function that reads a document, served the same way. */
export const readOne = onRequest(async (request, response) => {
  const snapshot = await getFirestore().doc(String(request.query.doc)).get();
  response.json({ exists: snapshot.exists });
});
