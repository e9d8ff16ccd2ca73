import { boolean, type InferType, object, string } from '@fanclub/contract/validation/yup';

/** The signed-in person as local storage keeps it (specification §3). */
const storedUserSchema = object({
  id: string().required(),
  email: string().required(),
  is_admin: boolean().default(false),
  language: string().nullable().default(null),
  /** The account that skips profile lookups and keeps its language on this device. */
  special: boolean().default(false),
});

export type StoredUser = InferType<typeof storedUserSchema>;

/** Null for anything that lacks an id or an e-mail, or is not JSON at all. */
export function parseStoredUser(json: string | null): StoredUser | null {
  if (!json) return null;
  try {
    return storedUserSchema.validateSync(JSON.parse(json), { stripUnknown: true });
  } catch {
    return null;
  }
}
