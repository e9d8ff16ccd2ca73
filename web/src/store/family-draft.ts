import { memberDraft } from './member-draft.ts';

/** The draft of family members to be registered. */
export const {
  key: familyDraftKey,
  images: familyImages,
  discard: discardFamily,
} = memberDraft('familyDraft.v1', 'family-draft.v1');
