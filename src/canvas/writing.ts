import type { FieldSpan } from './discover.ts';

/** What happens while somebody writes. */
export interface WritingHooks {
  changed(value: string): void;
  /** The writer went on: Tab, Shift+Tab, Escape, or the focus left. */
  ended(towards: 'next' | 'previous' | 'out' | 'none'): void;
}

/** Someone's writing in one field of the page. */
export interface Writing {
  span: FieldSpan;
  /** Puts the text it shows in place of what stands there; for what another view of the same field wrote. */
  show(value: string): void;
  end(): void;
}

/**
 * Lets a field be written in where it stands. The text begins as the stored one, which may say more than the page shows
 * (`{city}`); a single line stays one.
 */
export function beginWriting(span: FieldSpan, value: string, hooks: WritingHooks): Writing {
  const isOneLine = span.field.type === 'Single-Line Text';
  const box = putText(span, value);
  let begun = value;
  box.contentEditable = 'plaintext-only';
  box.setAttribute('role', 'textbox');
  box.setAttribute('aria-multiline', String(!isOneLine));
  box.setAttribute('aria-label', span.field.name);
  box.tabIndex = -1;
  box.dataset['writing'] = '';
  const stop = new AbortController();
  const { signal } = stop;
  const says = () => asStored(linesOf(box), begun, isOneLine);
  let known = says();
  const tell = () => {
    const text = says();
    if (text === known) return;
    known = text;
    hooks.changed(text);
  };
  const end = () => {
    if (signal.aborted) return;
    stop.abort();
    // What a browser commits as the focus leaves, such as a word that was being composed, may have no event of its own.
    if (box.isConnected) tell();
    box.contentEditable = 'false';
    for (const name of [
      'contenteditable',
      'tabindex',
      'role',
      'aria-multiline',
      'aria-label',
      'data-writing',
    ])
      box.removeAttribute(name);
  };
  const leave = (towards: 'next' | 'previous' | 'out' | 'none') => {
    end();
    hooks.ended(towards);
  };
  box.addEventListener('input', tell, { signal });
  box.addEventListener('blur', () => leave('none'), { signal });
  box.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing) return;
      const towards = event.key === 'Tab' ? (event.shiftKey ? 'previous' : 'next') : 'out';
      const leaves = event.key === 'Escape' || event.key === 'Tab' || (event.key === 'Enter' && isOneLine);
      if (!leaves) return;
      event.preventDefault();
      leave(towards);
    },
    { signal },
  );
  box.focus();
  toEnd(box);
  return {
    span,
    show(text) {
      if (says() !== text) {
        box.textContent = text;
        begun = text;
      }
      known = says();
      span.field.rawValue = text;
    },
    end,
  };
}

/** Puts a text between the markers of a field, in an element of its own, which it keeps from then on. */
export function putText({ open, close, field }: FieldSpan, value: string): HTMLElement {
  const range = document.createRange();
  range.setStartAfter(open);
  range.setEndBefore(close);
  const kept = open.nextElementSibling;
  if (kept instanceof HTMLElement && 'written' in kept.dataset && kept.nextElementSibling === close) {
    kept.textContent = value;
    return kept;
  }
  range.deleteContents();
  const box = document.createElement('span');
  box.dataset['written'] = field.type === 'Multi-Line Text' ? 'lines' : '';
  box.textContent = value;
  open.after(box);
  return box;
}

/**
 * What stands in an element as text, byte for byte. Not `innerText`: that says what is drawn, which is in capitals, or on one
 * line, where the page's style wants it so.
 */
function linesOf(box: Node): string {
  let text = '';
  for (const node of box.childNodes) {
    const name = node.nodeName;
    // Some browsers make a line of its own an element.
    if ((name === 'DIV' || name === 'P') && text !== '') text += '\n';
    text += node.nodeType === Node.TEXT_NODE ? (node as Text).data : name === 'BR' ? '\n' : linesOf(node);
  }
  return text;
}

/**
 * The text to store for what stands there. What nobody touched is as it was (`begun`). Else it is without the break browsers
 * add at the end to draw an empty last line; and a line pasted as two is one, since a heading has no line breaks.
 */
function asStored(text: string, begun: string, isOneLine: boolean): string {
  if (text === begun) return text;
  const isAdded = breaksAtEnd(text) > breaksAtEnd(begun);
  const kept = isAdded ? text.slice(0, -1) : text;
  return isOneLine && !begun.includes('\n') ? kept.replace(/\s*\n\s*/g, ' ') : kept;
}

const breaksAtEnd = (text: string) => text.length - text.replace(/\n+$/, '').length;

function toEnd(box: HTMLElement): void {
  const selection = getSelection();
  selection?.selectAllChildren(box);
  selection?.collapseToEnd();
}
