import { PageColumn, type PageColumnProps } from './page-column.tsx';
import { usePageTitle } from './use-page-title.ts';

interface PageLayoutProps extends Partial<PageColumnProps> {
  /** Shown in the tab; the one of the table of pages where it is not given. */
  title?: string;
}

/** A page of the app: its title, which is its heading too where none is given, above its content. */
export function PageLayout({ title: own, ...column }: PageLayoutProps) {
  const title = usePageTitle(own);
  return <PageColumn heading={title} {...column} />;
}
