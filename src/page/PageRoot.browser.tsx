import { useEffect } from 'react';
import type { IslandPage } from '#src/ports/PageProps.ts';
// Every island draws with these: here they come once, and no island's file carries its own copy.
import '#src/ui/Icon/glyphs.ts';
import '#src/ui/Icon/Icon.tsx';
import '#src/ui/cx/cx.ts';
import { openTarget } from '#src/ui/openTarget/openTarget.ts';
import { wakeIslands } from './wakeIslands.tsx';

const serverHtml = { __html: '' };

/** In the browser the server's HTML stays as it is; only its islands come alive. */
export function PageRoot({ page }: { page: IslandPage }) {
  useEffect(() => wakeIslands(page, document), [page]);
  useEffect(() => openTarget(window), []);
  useEffect(() => {
    if (page.mode !== 'edit') return;
    void import('#src/editor/EditToggle/wireEditToggles.ts').then(({ wireEditToggles }) =>
      wireEditToggles(document),
    );
  }, [page]);
  return <div id="page" suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />;
}
