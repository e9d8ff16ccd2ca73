import { memberDraft } from './member-draft.ts';

/** Where the browser stores the draft of a renewal. */
export const {
  key: renewalDraftKey,
  images: renewalImages,
  discard: discardRenewal,
} = memberDraft('renewalDraft.v1', 'renewal-draft.v1');
