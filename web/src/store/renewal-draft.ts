import { memberDraft } from './member-draft.ts';

/** The draft of a renewal. */
export const {
  key: renewalDraftKey,
  images: renewalImages,
  discard: discardRenewal,
} = memberDraft('renewalDraft.v1', 'renewal-draft.v1');
