/** The signed-in person as local storage keeps it. */
export interface StoredUser {
  id: string;
  email: string;
  is_admin: boolean;
  language: string | null;
  /** The account that skips profile lookups and keeps its language on this device. */
  special: boolean;
}

/** Null for anything that lacks an id or an e-mail, or is not JSON at all. */
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
