import { Fragment, type ReactNode } from 'react';

/**
 * Joins parts with a dot, as in `Euro · Revolut`. Each part has its own text direction, so that the parts keep their
 * order.
 */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  return parts.filter(Boolean).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
