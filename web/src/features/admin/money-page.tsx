import { lazyPart } from '#ui/lazily.tsx';
import { Loading, TextSkeleton } from '#ui/skeletons.tsx';
import { MoneySection } from './money/money-section.tsx';

const Statements = lazyPart(
  () => import('./statements/statements.tsx'),
  <Loading>
    <TextSkeleton lines={8} />
  </Loading>,
);

export default function MoneyPage() {
  return <MoneySection statements={<Statements />} />;
}
