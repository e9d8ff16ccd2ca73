import { PageColumn, type PageColumnProps } from './page-column.tsx';
import { usePageTitle } from './use-page-title.ts';

interface PageLayoutProps extends Partial<PageColumnProps> {
  /** Title of the tab; by default the title in the table of pages. */
  title?: string;
}

/** A page of the app: the heading, which defaults to the page's title, and the content. */
export function PageLayout({ title: own, ...column }: PageLayoutProps) {
  const title = usePageTitle(own);
  return <PageColumn heading={title} {...column} />;
}
