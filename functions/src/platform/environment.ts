import { number, object, string, ValidationError } from '@fanclub/contract/validation/yup';

const schema = object({
  /** Where members reach the product, without a trailing slash; links in mails begin with it. */
  PUBLIC_URL: string()
    .required()
    .matches(/^https?:\/\//),
  /** The project's web API key, with which Identity Toolkit is called; any text in the emulator. */
  WEB_API_KEY: string().default('local'),
  /** Key of the keyed hashes of addresses, e-mails and request bodies. */
  HASH_KEY: string().required().min(16),
  /** JSON array of `scrypt:<salt>:<hash>`; empty means that no pass phrase is configured. */
  ADMIN_GATE_HASHES: string().default('[]'),
  SMTP_URL: string().required(),
  MAIL_FROM: string().required(),
  EXCHANGE_RATE_URL: string().required(),
  /** How many proxies in front of the function append to X-Forwarded-For. */
  TRUSTED_PROXY_HOPS: number().integer().min(1).default(1),
  FIRESTORE_EMULATOR_HOST: string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: string().optional(),
});

export interface Environment {
  publicUrl: string;
  webApiKey: string;
  hashKey: string;
  adminGateHashes: string[];
  smtpUrl: string;
  mailFrom: string;
  exchangeRateUrl: string;
  trustedProxyHops: number;
  authEmulatorHost: string | undefined;
  /** True where the emulator variables are set: address limits are wider there. */
  emulated: boolean;
}

/** Reads the environment once; an error names every variable that is missing or wrong. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  try {
    const env = schema.validateSync(source, { abortEarly: false, stripUnknown: true });
    return {
      publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
      webApiKey: env.WEB_API_KEY,
      hashKey: env.HASH_KEY,
      adminGateHashes: JSON.parse(env.ADMIN_GATE_HASHES),
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      exchangeRateUrl: env.EXCHANGE_RATE_URL,
      trustedProxyHops: env.TRUSTED_PROXY_HOPS,
      authEmulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
      emulated: Boolean(env.FIRESTORE_EMULATOR_HOST),
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const names = error.inner.map((issue) => `${issue.path} (${issue.message})`).join(', ');
    throw new Error(
      `Environment variables are missing or wrong: ${names}. See docs/operations.md.`,
    );
  }
}
