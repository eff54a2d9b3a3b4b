import { useRef } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import type { TreePage } from '../api/StudioApi.ts';
import type { Strings } from '../strings/en.ts';
import { useWords } from '../strings/useWords.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/Icon.tsx';
import { offeredActs } from './PageAct.ts';
import type { PageActKind } from './PageAct.ts';

const ROWS: readonly { kind: PageActKind; words: keyof Strings; icon: IconName }[] = [
  { kind: 'new', words: 'actNew', icon: 'add' },
  { kind: 'copy', words: 'actCopy', icon: 'copy' },
  { kind: 'rename', words: 'actRename', icon: 'pencil' },
  { kind: 'move', words: 'actMove', icon: 'move' },
  { kind: 'unpublish', words: 'actUnpublish', icon: 'hide' },
  { kind: 'delete', words: 'actDelete', icon: 'bin' },
];

interface PageMenuProps {
  page: TreePage;
  /** The row or button it opens at. */
  anchor: Element;
  rights: readonly string[];
  onAct: (kind: PageActKind) => void;
  onClose: () => void;
}

/** What can be done with a page, at its row. */
export function PageMenu({ page, anchor, rights, onAct, onClose }: PageMenuProps) {
  const say = useWords();
  const at = useRef(anchor);
  const offered = offeredActs(page, rights);
  return (
    <Popover
      className="Popover"
      aria-label={say('pageActs', { name: page.name })}
      triggerRef={at}
      placement="bottom end"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Menu
        className="Menu"
        aria-label={say('pageActs', { name: page.name })}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens has the focus
        autoFocus="first"
        disabledKeys={ROWS.map(({ kind }) => kind).filter((kind) => !offered.has(kind))}
        onAction={(kind) => onAct(kind as PageActKind)}
      >
        {ROWS.map(({ kind, words, icon }) => (
          <MenuItem key={kind} id={kind} className="Menu-row" textValue={say(words)}>
            <Icon name={icon} /> {say(words)}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
