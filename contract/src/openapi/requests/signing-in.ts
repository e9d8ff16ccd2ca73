import { about, type RouteRequests } from './route-request.ts';
import { birthDate, email, firebaseToken, linkToken, requestNumber } from './samples.ts';

const password = 'Bianconeri-1897';
const newPassword = 'Zebra-Stripes-2027';

/** Example requests of the routes for sessions, mailed links and passwords. */
export const signingIn = {
  login: about({ email, password }, (body) => ({ body })),
  refreshToken: about({ refresh_token: 'AMf-vBxQ7m2LkZ9pT4sWc8Yd' }, (body) => ({ body })),
  sendMagicLink: about({ email }, (body) => ({ body })),
  sendTrackingLink: about({ email, request_number: requestNumber }, (body) => ({ body })),
  verifyMagicLink: about({ token: linkToken }, (body) => ({ body })),
  forgotPassword: about({ email }, (body) => ({ body })),
  resetPassword: about({ token: linkToken }, ({ token }) => ({
    body: { token, new_password: newPassword },
  })),
  setFirstPassword: { body: { new_password: newPassword } },
  changePassword: about({ current_password: password }, ({ current_password }) => ({
    body: { current_password, new_password: newPassword },
  })),
  proveBirthDate: about({ birth_date: birthDate }, (body) => ({ body })),
  askToChangeEmail: about({ email: 'sara.new@example.com', password }, (body) => ({ body })),
  changeEmail: about({ token: linkToken }, (body) => ({ body })),
  undoEmail: about({ token: linkToken }, (body) => ({ body })),
  notMe: about({ token: linkToken }, (body) => ({ body })),
  adminFirebaseAuth: about({ firebase_token: firebaseToken }, (body) => ({ body })),
  google: about({ token: firebaseToken }, (body) => ({ body })),
  adminGate: about({ password: 'black and white since 1897' }, (body) => ({ body })),
  checkUserExists: about({ email }, (body) => ({ body })),
  checkAdmin: about({ email: 'admin@example.com' }, (query) => ({ query })),
} satisfies Partial<RouteRequests>;
