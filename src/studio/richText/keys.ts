import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { breakLine, moveBlock, setBlockKind, toggleList, toggleLook } from './commands.ts';
import { schema } from './schema.ts';

const item = schema.nodes['li']!;

/** Acts that lie outside the text. */
export interface KeyActs {
  openLink: () => void;
  /** To the row of buttons above. */
  leave: () => void;
}

/**
 * Keys of the editor. The Tab key is nobody's: it goes on through the page, so that nobody is caught in a text. Lists are
 * set in and out by brackets.
 */
export function keysOf({ openLink, leave }: KeyActs): Record<string, Command> {
  const does =
    (act: () => void): Command =>
    () => {
      act();
      return true;
    };
  return {
    ...baseKeymap,
    Enter: chainCommands(splitListItem(item), baseKeymap['Enter']!),
    'Shift-Enter': breakLine,
    'Mod-b': toggleLook('bold'),
    'Mod-i': toggleLook('italic'),
    'Mod-.': toggleLook('sup'),
    'Mod-,': toggleLook('sub'),
    'Mod-k': does(openLink),
    'Mod-Shift-7': toggleList('ol'),
    'Mod-Shift-8': toggleList('ul'),
    'Mod-]': sinkListItem(item),
    'Mod-[': liftListItem(item),
    'Mod-Alt-0': setBlockKind('p'),
    'Mod-Alt-2': setBlockKind('h2'),
    'Mod-Alt-3': setBlockKind('h3'),
    'Mod-Alt-4': setBlockKind('h4'),
    'Mod-Alt-5': setBlockKind('h5'),
    'Alt-ArrowUp': moveBlock(-1),
    'Alt-ArrowDown': moveBlock(1),
    'Mod-z': undo,
    'Mod-Shift-z': redo,
    'Mod-y': redo,
    'Alt-F10': does(leave),
    Escape: does(leave),
  };
}
