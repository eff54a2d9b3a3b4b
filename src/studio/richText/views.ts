import type { Node } from 'prosemirror-model';
import type { NodeViewConstructor } from 'prosemirror-view';
import { isRichTextTag } from '#src/domain/authoring/richTextTags.ts';
import type { Words } from '../strings/useWords.ts';
import { shownAttributes } from './markup.ts';
import { decoded } from './spelling.ts';

/** Elements of which visitors see nothing at all. */
const UNSEEN = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'textarea',
  'option',
  'link',
  'meta',
]);
const EXCERPT = 160;

const element = (name: 'div' | 'span' | 'p', className: string, text = '') => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
};

/**
 * How nodes that are no text are drawn. Nothing of the text's own markup is set here: a picture is told by its words, and
 * what is kept as it is by its name and the words in it, so that neither can run or ask for anything.
 */
export const nodeViews = (say: Words): Record<string, NodeViewConstructor> => ({
  opaque: (node) => ({ dom: keptBlock(String(node.attrs['raw']), say) }),
  img: (node) => ({ dom: picture(node, say) }),
  hollow: () => ({ dom: element('span', 'RichText-hollow') }),
});

function keptBlock(raw: string, say: Words): HTMLElement {
  const name = /<([a-z][a-z0-9-]*)/i.exec(raw)?.[1]?.toLowerCase() ?? '';
  const isComment = raw.trimStart().startsWith('<!');
  const box = element('div', 'RichText-kept');
  const what = isComment ? say('keptComment') : name === '' ? say('keptMarkup') : `<${name}>`;
  box.append(element('p', 'RichText-keptName', say('keptBlock', { what })));
  const words = decoded(
    raw.replace(/<!--[^]*?(?:-->|$)|<(script|style)\b[^]*?(?:<\/\1\s*>|$)|<[^>]*>/gi, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
  if (words !== '') box.append(element('p', 'RichText-keptWords', words.slice(0, EXCERPT)));
  if (isComment || UNSEEN.has(name)) box.append(element('p', 'RichText-keptNote', say('keptUnseen')));
  else if (name !== '' && !isRichTextTag(name))
    box.append(element('p', 'RichText-keptNote', say('keptWords')));
  return box;
}

function picture({ attrs }: Node, say: Words): HTMLElement {
  const { alt = '' } = shownAttributes(String(attrs['tag'] ?? ''));
  return element('span', 'RichText-picture', alt === '' ? say('pictureNone') : say('pictureOf', { alt }));
}
