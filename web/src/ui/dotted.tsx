import { Fragment, type ReactNode } from 'react';

/** Parts in a row, `Euro · Revolut`; each keeps its own direction, so that none trades places with the dot. */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  return parts.filter(Boolean).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row never changes its order
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
