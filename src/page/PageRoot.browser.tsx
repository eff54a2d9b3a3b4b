import { useEffect } from 'react';
import type { IslandPage } from '#src/context/PageProps.ts';
import { cx } from '#src/ui/cx/cx.ts';
import * as glyphs from '#src/ui/Icon/glyphs.ts';
import { focusPressed } from '#src/ui/focusPressed/focusPressed.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { openTarget } from '#src/ui/openTarget/openTarget.ts';
import { wakeIslands } from './wakeIslands.tsx';

const serverHtml = { __html: '' };

/** Every island draws with these: named here, they come once, with the page, and no island's file has its own copy. */
const shared = (..._parts: unknown[]): void => undefined;
shared(cx, glyphs, Icon);

/** In the browser the server's HTML stays as it is; only its islands come alive. */
export function PageRoot({ page }: { page: IslandPage }) {
  useEffect(() => wakeIslands(page, document), [page]);
  useEffect(() => openTarget(window), []);
  useEffect(() => focusPressed(document), []);
  useEffect(() => {
    if (page.mode !== 'edit') return;
    void import('#src/editor/EditToggle/wireEditToggles.ts').then(({ wireEditToggles }) =>
      wireEditToggles(document),
    );
  }, [page]);
  return <div id="page" suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />;
}
