import { BelowFold } from './below-fold.tsx';
import { Hero } from './hero/hero.tsx';

/** A built page: what moves in it are islands. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <BelowFold />
    </>
  );
}
