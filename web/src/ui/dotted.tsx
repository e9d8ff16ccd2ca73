import { Fragment, type ReactNode } from 'react';

/** Joins parts with a dot, `Euro · Revolut`; each part is isolated in its direction, so that the order stays. */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  return parts.filter(Boolean).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row never changes its order
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
