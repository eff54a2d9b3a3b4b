import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Fragment, Slice } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { Words } from '../strings/useWords.ts';
import { keysOf } from './keys.ts';
import type { KeyActs } from './keys.ts';
import { cleanPasted } from './pasted.ts';
import { printDocument } from './print.ts';
import { readRichText } from './read.ts';
import { nodeViews } from './views.ts';

export interface ViewOptions extends KeyActs {
  box: HTMLElement;
  value: string;
  /** What the text is called, and what is said about it, for whoever hears it. */
  attributes: () => Record<string, string>;
  say: Words;
  /** Told after every step, with the text where it changed. */
  stepped: (state: EditorState, changed: string | undefined) => void;
  /** A double press on a picture. */
  openPicture: () => void;
}

export interface RichTextView {
  view: EditorView;
  /** Puts another text in place of the one that stands there. */
  replace: (value: string) => void;
}

/** Sets up ProseMirror over a text of one field. */
export function createView(options: ViewOptions): RichTextView {
  const { box, attributes, say, stepped, openPicture, ...acts } = options;
  let printed = options.value;
  let known = new Set<string>();
  const begin = (value: string) => {
    const doc = readRichText(value);
    known = keptBlocks(doc);
    return EditorState.create({ doc, plugins: [history(), keymap(keysOf(acts))] });
  };
  const view = new EditorView(
    { mount: box },
    {
      state: begin(options.value),
      attributes,
      nodeViews: nodeViews(say),
      transformPastedHTML: cleanPasted,
      transformPasted: (slice) => withoutStrangers(slice, known),
      handleDoubleClickOn: (_view, _at, node) => {
        if (node.type.name === 'img') openPicture();
        return node.type.name === 'img';
      },
      dispatchTransaction(transaction) {
        const state = view.state.apply(transaction);
        view.updateState(state);
        const text = transaction.docChanged ? printDocument(state.doc) : printed;
        stepped(state, text === printed ? undefined : text);
        printed = text;
      },
    },
  );
  stepped(view.state, undefined);
  return {
    view,
    replace(value) {
      if (value === printed) return;
      printed = value;
      view.updateState(begin(value));
      stepped(view.state, undefined);
    },
  };
}

function keptBlocks(doc: Node): Set<string> {
  const kept = new Set<string>();
  doc.descendants((node) => {
    if (node.type.name === 'opaque') kept.add(String(node.attrs['raw']));
  });
  return kept;
}

/** Blocks that are kept as they are come from this text alone: a clipboard may say it holds some. */
function withoutStrangers({ content, openStart, openEnd }: Slice, known: ReadonlySet<string>): Slice {
  const clean = (fragment: Fragment): Fragment => {
    const nodes: Node[] = [];
    fragment.forEach((node) => {
      if (node.type.name === 'opaque' && !known.has(String(node.attrs['raw']))) return;
      nodes.push(node.isLeaf ? node : node.copy(clean(node.content)));
    });
    return Fragment.fromArray(nodes);
  };
  const cleaned = clean(content);
  return cleaned.eq(content) ? new Slice(content, openStart, openEnd) : new Slice(cleaned, 0, 0);
}
