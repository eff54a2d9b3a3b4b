/** Parts of a clipboard that are no text: notes to other programs, styles, things that run. */
const NO_TEXT =
  /<!--[^]*?-->|<!\[[^]*?\]>|<(style|script|title|xml|head|template|noscript|object|svg|math)\b[^]*?(?:<\/\1\s*>|$)/gi;
const WORD_ITEM = /<p\b([^>]*mso-list:[^>]*)>([^]*?)<\/p>/gi;

/**
 * Markup of a clipboard as the editor's schema takes it: lists that Word writes as paragraphs are lists, and what is no text
 * is gone. What is left is read by the schema, which knows the tags of the list and no others.
 */
export function cleanPasted(html: string): string {
  return wordLists(html)
    .replace(NO_TEXT, '')
    .replace(/<\/?[a-z]+:[a-z][^>]*>/gi, '');
}

/** Word says a list by a mark before each paragraph, which only its style tells from a text. */
function wordLists(html: string): string {
  if (!html.includes('mso-list')) return html;
  const items: { level: number; kind: 'ol' | 'ul'; text: string }[] = [];
  const marked = html.replace(WORD_ITEM, (_, attributes: string, inside: string) => {
    const level = Math.min(6, Number(/level(\d)/.exec(attributes)?.[1] ?? 1));
    const sign = /<!(?:--)?\[if !supportLists\](?:--)?>([^]*?)<!(?:--)?\[endif\](?:--)?>/i;
    const bullet = (sign.exec(inside)?.[1] ?? '').replace(/<[^>]*>|&nbsp;|\s/g, '');
    items.push({
      level,
      kind: /^\(?[0-9a-z]+[.)]/i.test(bullet) ? 'ol' : 'ul',
      text: inside.replace(sign, ''),
    });
    return `\u0000${items.length - 1}\u0000`;
  });
  return marked.replace(/\u0000\d+\u0000(?:\s*\u0000\d+\u0000)*/g, (run) =>
    listOf([...run.matchAll(/\u0000(\d+)\u0000/g)].map(([, at]) => items[Number(at)]!)),
  );
}

function listOf(items: readonly { level: number; kind: 'ol' | 'ul'; text: string }[]): string {
  const open: string[] = [];
  let list = '';
  for (const { level, kind, text } of items) {
    while (open.length > level) list += `</li></${open.pop()!}>`;
    if (open.length === level) list += '</li>';
    while (open.length < level) {
      list += `<${kind}>`;
      open.push(kind);
      if (open.length < level) list += '<li>';
    }
    list += `<li>${text}`;
  }
  while (open.length > 0) list += `</li></${open.pop()!}>`;
  return list;
}
