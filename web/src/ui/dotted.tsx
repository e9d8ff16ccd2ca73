import { Fragment, type ReactNode } from 'react';

/** Joins parts with a dot, as in `Euro · Revolut`. Each part has its own text direction, so that the order stays. */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  return parts.filter(Boolean).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row never changes its order
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
