/** Realistic ids, addresses and tokens for examples. No stored record has them. */

export const memberId = 'kT3vXq8LmZpR2sWy7NdB4cHf';
export const fileId = 'Zk3v9QwLr7TnXc2YpBd6HsJf4MgAe8Ru';
export const receiptUrl = `/api/files/${fileId}`;
export const passportUrl = '/api/files/Vb5nM2xKq9LsWd7TzRc4YpHg8JfAe3Uo';
export const cardId = `${memberId}_2026-27`;
export const leaveToken = `${memberId}.qW7mZ2xLc9RtVb4NnXc2YpBd6HsJf4MgAe8RuWq5xNy`;
export const changeId = 'qW7mZ2xLc9RtVb4N';
export const email = 'sara.rossi@example.com';
export const requestNumber = 'JOFCI-7KQ2M9XA';
/** Example tokens for the API description. Real ones are longer; callers treat them as opaque. */
export const linkToken = 'mPq4Xw8ZrT2vLc9Ny6Bd1Ks7';
export const firebaseToken = 'eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9';
/** An id that the browser draws, so that the server recognises a repeated call. */
export const drawnId = '5f3d1c7a-2b84-4e60-9d17-8a6b0c2e4f91';
export const birthDate = '1990-05-17';
/** Somebody who pays in euro: the fields that a registration and a renewal share. */
export const applicant = {
  first_name: 'Sara',
  last_name: 'Rossi',
  gender: 'female',
  birth_date: birthDate,
  country_of_birth: 'IR',
  country_of_residency: 'IT',
  address_of_residency: 'Via Roma 12, Torino',
  postal_code: '10121',
  phone: '+393331234567',
  language: 'en',
  payment_method: 'euro',
  euro_payment_method: 'revolut',
  receiptUrl,
} as const;
