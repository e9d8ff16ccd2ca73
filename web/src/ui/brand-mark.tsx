import { brand } from '@fanclub/contract/brand/brand';
import { club } from '@fanclub/contract/club/club';
import { useId } from 'react';

const { main, paper, accent } = club.colours;
const { viewBox, outline, stripes } = brand.mark;

/** The club's logo; it is hidden from screen readers because the club's name is beside it. */
export function BrandMark({ size = 32 }: { size?: number }) {
  const clip = useId();
  return (
    <svg viewBox={viewBox} width={size} height={size} aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={paper} />
      <path d={stripes} fill={main} clipPath={`url(#${clip})`} />
      <path d={outline} fill="none" stroke={accent} strokeWidth="4" />
    </svg>
  );
}
