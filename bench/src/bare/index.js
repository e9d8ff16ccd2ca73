import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';

initializeApp();

/**
 * The baseline for the API: a minimal function that only reads one document, and the present application of a person. The
 * bench serves it in the same way as the API.
 */
export const readOne = onRequest(async (request, response) => {
  const snapshot = await getFirestore().doc(String(request.query.doc)).get();
  const { latest } = snapshot.data() ?? {};
  if (latest) await getFirestore().doc(`applications/${latest.request_number}`).get();
  response.json({ exists: snapshot.exists });
});

let next;

/**
 * The baseline for a registration: a function that makes its Firestore and Auth calls and nothing else. A call of
 * `/prepare` builds the registration that the next other call makes.
 */
export const registerOne = onRequest(async (request, response) => {
  const { buildBareRegistration } = await import('../build-registration.ts');
  const { registerBare } = await import('../figures/bare-registration.ts');
  if (request.path === '/prepare') next = await buildBareRegistration();
  else await registerBare(next);
  response.json({});
});
