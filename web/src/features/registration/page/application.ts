import type { OwnProfile } from '@fanclub/contract/members/profile';
import type { DueToPay } from '@fanclub/contract/money/account';
import type { ComponentType } from 'react';
import type { KeptImages } from '#store/kept-images.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { WizardPage } from '../draft/pages.ts';
import type { PersonDraft } from '../draft/person-draft.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import type { ShownAmounts } from '../draft/to-register-request.ts';
import type { DraftRules } from '../draft/validate-draft.ts';

/**
 * Texts that replace the wizard's texts for visitors if a member renews or registers people of their family.
 */
export interface MemberWords {
  /** The title in the browser's tab. */
  title: string;
  headings: Partial<Record<WizardPage, string>>;
  lateNotice: string;
  /** What follows the sentence about a debt on the first page. */
  restNotice: string;
  /** The reason why the club card needs no document. */
  documentKnown: string;
  /** The reason why the club card of a person of the family needs no document. */
  theirDocumentKnown: string;
  contactLead: string;
  confirmLead: string;
  submit: string;
  failedTitle: string;
  nothingLost: string;
}

/** Components that replace the wizard's components for visitors. */
interface MemberParts {
  FirstPage: ComponentType;
  /** Shown above the package of a person of the family whose personal data the club already has. */
  AboutPerson: ComponentType<{ person: PersonDraft; index: number }>;
  /** Shown above the package of the member who fills in the form. */
  AboutOwn: ComponentType;
  ChangesSummary: ComponentType;
  Consents: ComponentType;
}

/**
 * What differs between a registration, a renewal and a family registration, which share the wizard's pages.
 */
export interface Application {
  /** The signed-in member; null for a visitor who registers. */
  member: OwnProfile | null;
  drafts: DraftStore;
  images: KeptImages<File>;
  /** Returns the initial values of the form. */
  begin: () => RegistrationDraft;
  rules: DraftRules;
  /** What the member still has to pay for earlier seasons, which the same transfer can pay. */
  debts?: readonly DueToPay[];
  /** The maximum number of people of the family in this form. */
  mostPeople: number;
  words: Partial<MemberWords>;
  parts: Partial<MemberParts>;
  /**
   * Sends the application and opens the page that shows its state. Sending the same draft again creates no
   * second application.
   */
  send: (draft: RegistrationDraft, shown: ShownAmounts) => Promise<void>;
}
