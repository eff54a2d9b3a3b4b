import { PageRoot } from '#page-root';
import { PageHead } from '#src/components/metadata/PageHead/PageHead.tsx';
import { SiteSearchStructuredData } from '#src/components/metadata/SiteSearchStructuredData/SiteSearchStructuredData.tsx';
import { PageProvider } from '#src/context/PageContext.tsx';
import type { IslandPage, PageProps } from '#src/context/PageProps.ts';

/** A page: its head and its body. On the server `page` is whole, in the browser it is what islands need. */
export function PageView({ page }: { page: PageProps | IslandPage }) {
  return (
    <>
      <PageProvider page={page}>
        <PageHead />
        <SiteSearchStructuredData />
      </PageProvider>
      <PageRoot page={page as PageProps & IslandPage} />
    </>
  );
}
