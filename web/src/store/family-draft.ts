import { memberDraft } from './member-draft.ts';

/** People of the own family on their way to be registered. */
export const {
  key: familyDraftKey,
  images: familyImages,
  discard: discardFamily,
} = memberDraft('familyDraft.v1', 'family-draft.v1');
