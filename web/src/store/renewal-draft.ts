import { memberDraft } from './member-draft.ts';

/** A half-filled renewal. */
export const {
  key: renewalDraftKey,
  images: renewalImages,
  discard: discardRenewal,
} = memberDraft('renewalDraft.v1', 'renewal-draft.v1');
