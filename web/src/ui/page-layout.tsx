import { PageColumn, type PageColumnProps } from './page-column.tsx';
import { usePageTitle } from './use-page-title.ts';

interface PageLayoutProps extends Partial<PageColumnProps> {
  /** Title of the browser's tab and of the page; by default the title in the table of pages. */
  title?: string;
}

/** A page of the app with its content. The heading is the page's title, unless `heading` is given. */
export function PageLayout({ title: own, ...column }: PageLayoutProps) {
  const title = usePageTitle(own);
  return <PageColumn heading={title} {...column} />;
}
