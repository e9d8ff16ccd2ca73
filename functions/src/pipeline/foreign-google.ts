import { AppError } from '#platform/app-error';

/** Thrown if a different Google account acts for a person than the one that signed in first. */
export class ForeignGoogle extends AppError {
  /** E-mail of the person for whom the account acts. */
  readonly email: string;
  /** Id of the member; null for an admin. */
  readonly memberId: string | null;

  constructor(email: string, memberId: string | null = null) {
    super('google_account_changed');
    this.email = email;
    this.memberId = memberId;
  }
}
