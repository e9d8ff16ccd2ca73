import { isForChild, type PackType, packTypes } from '../pricing/packages.ts';
import { bridgeLanguage } from '../text/languages.ts';

/** Realistic ids, addresses and tokens for examples. No stored record has them. */

export const memberId = 'kT3vXq8LmZpR2sWy7NdB4cHf';
export const fileId = 'Zk3v9QwLr7TnXc2YpBd6HsJf4MgAe8Ru';
export const receiptUrl = `/api/files/${fileId}`;
export const passportUrl = '/api/files/Vb5nM2xKq9LsWd7TzRc4YpHg8JfAe3Uo';
export const cardId = `${memberId}_2026-27`;
export const leaveToken = `${memberId}.qW7mZ2xLc9RtVb4NnXc2YpBd6HsJf4MgAe8RuWq5xNy`;
export const changeId = 'qW7mZ2xLc9RtVb4N';
export const email = 'sara.rossi@example.com';
export { sampleRequestNumber as requestNumber } from '../club/sample-request-number.ts';
/** Example tokens for the API description. Real ones are longer; callers treat them as opaque. */
export const linkToken = 'mPq4Xw8ZrT2vLc9Ny6Bd1Ks7';
export const firebaseToken = 'eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9';
/** An id that the browser draws, so that the server recognises a repeated call. */
export const drawnId = '5f3d1c7a-2b84-4e60-9d17-8a6b0c2e4f91';
export const password = 'Harbour-Lantern-26';
export const newPassword = 'Orchard-Gate-2027';
export const passPhrase = 'a blue boat in the evening';
/** A package for grown-up people, and one for children if the club has any. */
export const pack: PackType = packTypes.find((one) => !isForChild(one)) ?? '';
export const childPack: PackType = packTypes.find(isForChild) ?? pack;
export const birthDate = '1990-05-17';
/** Somebody who pays in euro: the fields that a registration and a renewal share. */
export const applicant = {
  first_name: 'Sara',
  last_name: 'Rossi',
  gender: 'female',
  birth_date: birthDate,
  country_of_birth: 'IR',
  country_of_residency: 'IT',
  address_of_residency: 'Via Verdi 12, Bologna',
  postal_code: '40121',
  phone: '+393331234567',
  language: bridgeLanguage,
  payment_method: 'euro',
  euro_payment_method: 'revolut',
  receiptUrl,
} as const;
