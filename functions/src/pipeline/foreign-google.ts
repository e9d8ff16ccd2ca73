import { AppError } from '#platform/app-error';

/** Thrown where another Google account speaks for somebody than the one that signed in first. */
export class ForeignGoogle extends AppError {
  /** Whom it speaks for. */
  readonly email: string;
  /** Of a member; null for an admin. */
  readonly memberId: string | null;

  constructor(email: string, memberId: string | null = null) {
    super('google_account_changed');
    this.email = email;
    this.memberId = memberId;
  }
}
