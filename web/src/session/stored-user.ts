/** The signed-in person, as stored in local storage. */
export interface StoredUser {
  id: string;
  email: string;
  is_admin: boolean;
  language: string | null;
  /**
   * True for the account in the setting `special_account_email`, whose profile is not looked up and whose language is
   * stored on this device only.
   */
  special: boolean;
}

/** Parses the stored person. Returns null if the id or e-mail is missing, or if the text is not JSON. */
export function parseStoredUser(json: string | null): StoredUser | null {
  const { id, email, is_admin, language, special } = parseObject(json);
  if (typeof id !== 'string' || typeof email !== 'string' || !id || !email) return null;
  return {
    id,
    email,
    is_admin: is_admin === true,
    language: typeof language === 'string' ? language : null,
    special: special === true,
  };
}

function parseObject(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
