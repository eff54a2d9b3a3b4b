import { useEffect } from 'react';
import type { PageMode } from '#src/context/PageProps.ts';

const serverHtml = { __html: '' };
let hasStarted = false;

/**
 * The page as Next's client sees it. That client runs in development alone, for its hot reload: it leaves the server's HTML
 * as it is and starts what a build starts by a script of its own.
 */
export function PageRoot({ page }: { page: { mode: PageMode } }) {
  useEffect(() => {
    // In a condition of its own, which keeps all of it out of a build.
    if (process.env.NODE_ENV === 'development') {
      if (hasStarted) return;
      hasStarted = true;
      void import('./start.ts').then(({ start }) => start(page.mode === 'edit', []));
    }
  }, [page.mode]);
  return <div id="page" suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />;
}
