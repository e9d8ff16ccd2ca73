import { memberDraft } from './member-draft.ts';

/** Where the browser stores the draft with which a member registers people of the family. */
export const {
  key: familyDraftKey,
  images: familyImages,
  discard: discardFamily,
} = memberDraft('familyDraft.v1', 'family-draft.v1');
