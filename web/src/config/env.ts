import { object, string, ValidationError } from '@fanclub/contract/validation/yup';

const schema = object({
  VITE_FIREBASE_API_KEY: string().required(),
  VITE_FIREBASE_AUTH_DOMAIN: string().required(),
  VITE_FIREBASE_PROJECT_ID: string().required(),
  VITE_FIREBASE_APP_ID: string().required(),
  VITE_APP_CHECK_KEY: string().default(''),
});

function parse(variables: Record<string, unknown>) {
  try {
    return schema.validateSync(variables, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const names = error.inner.map((issue) => issue.path).join(', ');
    throw new Error(`Set these variables in web/.env before the build: ${names}`);
  }
}

const variables = parse(import.meta.env);

/** The public configuration of the build, validated when the app starts. */
export const env = {
  firebase: {
    apiKey: variables.VITE_FIREBASE_API_KEY,
    authDomain: variables.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: variables.VITE_FIREBASE_PROJECT_ID,
    appId: variables.VITE_FIREBASE_APP_ID,
  },
  /** Key of reCAPTCHA Enterprise for App Check; empty means none. */
  appCheckKey: variables.VITE_APP_CHECK_KEY,
};

/** Returns `host:port` of an emulator. The Hosting emulator puts it into a script that Firebase reserves for this. */
export async function emulatorHost(name: 'auth' | 'firestore'): Promise<string> {
  const script = await (await fetch('/__/firebase/init.js?useEmulator=true')).text();
  const [, host] = new RegExp(`"${name}": {[^}]*"hostAndPort": "([^"]+)"`).exec(script) ?? [];
  if (!host) throw new Error(`The Hosting emulator names no ${name} emulator`);
  return host;
}
