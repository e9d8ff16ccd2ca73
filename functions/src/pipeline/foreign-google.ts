import { AppError } from '#platform/app-error';

/** Thrown if a person signs in with another Google account than the first time. */
export class ForeignGoogle extends AppError {
  /** E-mail of the member or admin as whom the other Google account tried to sign in. */
  readonly email: string;
  /** Id of the member; null for an admin. */
  readonly memberId: string | null;

  constructor(email: string, memberId: string | null = null) {
    super('google_account_changed');
    this.email = email;
    this.memberId = memberId;
  }
}
