import { Bin } from './Bin.tsx';
import { CopyPage } from './CopyPage.tsx';
import { DeletePage } from './DeletePage.tsx';
import { MovePage } from './MovePage.tsx';
import { NewPage } from './NewPage.tsx';
import type { PageAct, PageActProps } from './PageAct.ts';
import { RenamePage } from './RenamePage.tsx';
import { UnpublishPage } from './UnpublishPage.tsx';
import './pages.css';

const DIALOGS = {
  new: NewPage,
  copy: CopyPage,
  rename: RenamePage,
  move: MovePage,
  unpublish: UnpublishPage,
  delete: DeletePage,
};

/** The dialog of what somebody chose to do with a page. */
export function PageDialogs({ act, ...rest }: Omit<PageActProps, 'page' | 'under'> & { act: PageAct }) {
  if (act.kind === 'bin') return <Bin {...rest} />;
  const One = DIALOGS[act.kind];
  return <One page={act.page} under={act.under} {...rest} />;
}
