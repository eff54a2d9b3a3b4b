import { PageRoot } from '#page-root';
import type { IslandPage, PageProps } from '#src/context/PageProps.ts';
import { PageHead } from './PageHead.tsx';

/** A page: its head and its body. On the server `page` is whole, in the browser it is what islands need. */
export function PageView({ page }: { page: PageProps | IslandPage }) {
  return (
    <>
      <PageHead page={page} />
      <PageRoot page={page as PageProps & IslandPage} />
    </>
  );
}
