import type { OwnProfile } from '@fanclub/contract/members/profile';
import type { ComponentType } from 'react';
import type { KeptImages } from '#store/kept-images.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { PersonDraft } from '../draft/person-draft.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import type { ShownAmounts } from '../draft/to-register-request.ts';
import type { DraftRules } from '../validation/validate-draft.ts';
import type { WizardPage } from './pages.ts';

/** What is said in other words to a member, who renews or registers the own family. */
export interface MemberWords {
  /** Of the page in the browser's tab. */
  title: string;
  headings: Partial<Record<WizardPage, string>>;
  late: string;
  /** Why the club card needs no document. */
  documentKnown: string;
  /** The same of one of the family. */
  theirDocumentKnown: string;
  contactLead: string;
  confirmLead: string;
  submit: string;
  failedTitle: string;
  kept: string;
}

/** What stands in other parts there. */
interface MemberParts {
  FirstPage: ComponentType;
  /** Above the package of one of the family, where who it is is known. */
  AboutPerson: ComponentType<{ person: PersonDraft; index: number }>;
  Changes: ComponentType;
  Consents: ComponentType;
}

/** What a visitor who registers, a member who renews and one who registers the own family do each in their own way, over the same pages. */
export interface Application {
  /** Who is a member already; null for who registers. */
  member: OwnProfile | null;
  drafts: DraftStore;
  images: KeptImages<File>;
  /** The form as it begins. */
  begin: () => RegistrationDraft;
  rules: DraftRules;
  /** How many of the family it takes. */
  mostPeople: number;
  words: Partial<MemberWords>;
  parts: Partial<MemberParts>;
  /** Sends it, and leads to where it can be followed. The same draft sent again is one application. */
  send: (draft: RegistrationDraft, shown: ShownAmounts) => Promise<void>;
}
