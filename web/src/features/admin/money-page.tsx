import { lazy } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';
import { MoneySection } from './money/money-section.tsx';

const Statements = lazy(() => loadChunk(() => import('./statements/statements.tsx')));

export default function MoneyPage() {
  return <MoneySection statements={<Statements />} />;
}
