import type { ShownAskedAdjustment } from '@fanclub/contract/members/account';
import type { KeptFields, PersonalFieldName } from '@fanclub/contract/members/field-sets';
import type { Period, Standing } from '@fanclub/contract/members/membership';
import type { Membership } from '@fanclub/contract/members/membership-schema';
import type { FieldItem } from '@fanclub/contract/members/review-items';
import type { OpenDue } from '@fanclub/contract/money/account';
import type { Amounts } from '@fanclub/contract/money/amounts';
import type { ConsentName } from '@fanclub/contract/registration/consents';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Timestamp } from '#platform/time';

/** Contact data that an applicant changed without a request, with its value at the last decision. */
export interface OwnChange {
  field: FieldItem;
  before: string | null;
  at: Timestamp;
}

/** An approved membership: a card shows it, and a rejected renewal leaves it unchanged. */
export interface MembershipRow extends Omit<Membership, 'since'> {
  since: Timestamp;
  /** The application that was approved. */
  request_number: string;
  /** The child for whom the membership was, if a later application took its place and may name another; else null. */
  holder: Pick<KeptFields, 'holder_first_name' | 'holder_last_name'> | null;
  /** The days that taking back an early end restores; null if the membership has no such end. */
  ended: Pick<Period, 'valid_until'> | null;
}

/** The names of the fields that changed when the row got this version. */
export interface RecentChange {
  version: number;
  fields: string[];
}

/** A waiver or a reduction that an admin asked for, and that another one books under this id. */
export interface AskedAdjustment extends Omit<ShownAskedAdjustment, 'is_yours' | 'at'> {
  at: Timestamp;
}

/** What a person's list of applications says of one of them. */
export interface OwnApplication {
  request_number: string;
  told_number: string | null;
  season: string;
}

/** Who a person is, and what the club knows of the person over all seasons. */
export interface PersonFields extends Pick<KeptFields, PersonalFieldName> {
  legal_consents: Record<ConsentName, boolean>;
  /**
   * The accepted documents: their versions and language, and the time of acceptance; null for an imported member until
   * the member accepts them.
   */
  legal_record: {
    at: Timestamp;
    language: LanguageCode;
    versions: Record<ConsentName, string>;
  } | null;
  /** All applications of the person, the first one first; the list only grows. Each is read by its number. */
  applications: OwnApplication[];
  /** All memberships, the earliest first. `lineOf` says which of them a day shows. */
  memberships: MembershipRow[];
  /**
   * The permanent member number, given at the first approval; null before. Whoever loses the membership, also by an
   * undo, gets the same number at the next approval.
   */
  member_number: number | null;
  /** First day of the first membership in the club's time zone, such as `2024-07-01`; null before. */
  member_since: string | null;
  /**
   * The person's standing today (`standingOn`), stored for queries, and the last day on which it is right; null if it
   * never changes by itself. The maintenance corrects the standing after that day.
   */
  standing: Standing;
  standing_until: string | null;
  /** The seasons of all memberships, the earliest first, for queries. */
  held_seasons: string[];
  /** The first and the last of `held_seasons`; null for a person without a membership. */
  first_season: string | null;
  last_season: string | null;
  /** True if there is or was a membership; the admin list filters by it. */
  is_approved: boolean;
  /**
   * What is open of each application of the member, present or earlier, and what was received beyond its due.
   * `writeAccount` writes both with every change of money.
   */
  open_dues: OpenDue<Timestamp>[];
  over_dues: OpenDue<Timestamp>[];
  /**
   * Since when the member owes something: for any application, but for the present one only if it is approved or the
   * rest was asked for. Null if the member owes nothing.
   */
  owes_since: Timestamp | null;
  /** What the member owes, by currency, and whether and when the rest was asked for. A renewal ends no such request. */
  owes: Amounts;
  owes_asked: boolean;
  owes_asked_at: Timestamp | null;
  /** The amounts that the member was last asked for, as `dueKey` names them. They stay after the member's answer. */
  owes_asked_for: string[];
  /** True for a member who owes money: exactly those with `owes_since`. Lists and audiences filter by it. */
  is_owing: boolean;
  /** A waiver or a reduction that waits for a second person; null if none waits. */
  asked_adjustment: AskedAdjustment | null;
  /** When the member is reminded next of a request to pay; null if there is none, or the last reminder was sent. */
  remind_to_pay_at: Timestamp | null;
  /** Since when the club owes the member money back; null if it owes none. */
  owes_back_since: Timestamp | null;
  /**
   * Time at which a mailed link or a sign-in with Google proved the e-mail; null until then, and again after the
   * e-mail changes and for members without an account, who have the e-mail of their guardian.
   */
  email_confirmed_at: Timestamp | null;
  /**
   * A keyed hash of the e-mail before the last change, and since when it was proved. Until `until`, a link that was
   * mailed to the earlier e-mail undoes the change. `own` is true if the member's own account made the change, and not
   * staff.
   */
  email_before: {
    hash: string;
    confirmed_at: Timestamp | null;
    until: Timestamp;
    own: boolean;
  } | null;
  created_at: Timestamp;
  /** The import that made the person, and the version of the person after it; null for everybody else. */
  imported: { id: string; version: number } | null;
  /** What the applicant changed without a request since the last decision: one entry for each field at most. */
  own_changes: OwnChange[];
  not_me_at: Timestamp | null;
  delete_requested_at: Timestamp | null;
  /** A confirmed merge of another member into this one, which is carried out at `due`; null if none waits. */
  merge: {
    /** Id and request number of the member who goes. */
    goes: string;
    number: string;
    due: Timestamp;
    by: string;
  } | null;
  /** The name that the member wants in place of the present one, until staff edit the name. */
  wanted_name: { at: Timestamp; first_name: string; last_name: string } | null;
  /** True if the member wants no news by mail; mails about their own membership are still sent. */
  no_news: boolean;
  /** True if the member wants no mails about renewing the membership. */
  no_reminders: boolean;
  /** Id of the guardian of a member without an account; null for everybody else. */
  guardian_id: string | null;
  /**
   * An offer to a dependant to open an account; null if there is none. The row does not hold the e-mail to
   * which the offer was sent; only the mail does.
   */
  account_offer: {
    /** Id of the offer, which is also in the mailed link. A link with the id of an earlier offer is refused. */
    id: string;
    until: Timestamp;
  } | null;
  /** True if the member is the guardian of other members. */
  has_family: boolean;
  has_password: boolean;
  /** Time at which the password was set; null without a password. */
  password_set_at: Timestamp | null;
  /** Google's id of the account that signed in first. No other Google account can act as this member. */
  google_sub: string | null;
  /**
   * `pending` until an Auth account with this uid and e-mail exists, also after the e-mail changes; `none` for a
   * dependant.
   */
  account: 'pending' | 'ready' | 'none';
  sessions_valid_after: Timestamp | null;
  /**
   * Keyed hash of the personal fields. If a registration is repeated after a crash, the hash shows that the same person
   * registers.
   */
  fingerprint: string;
  /** The keys by which the admin search finds the member; `searchKeysOf` computes them. */
  search_keys: string[];
  /**
   * Increases with every change that a review should notice. A change of the language or the account, for example, does
   * not change the version.
   */
  version: number;
  /**
   * The fields that each of the latest versions changed, newest first. The error `changed_meanwhile` reports their
   * names.
   */
  recent_changes: RecentChange[];
}
