import { escape } from '../../escape.ts';

/** Takes the backslashes of Markdown escapes out: '\\>' is '>'. */
export const unescapeMarkdown = (text: string): string =>
  text.replace(/\\([\\`*_{}[\]()#+\-.!<>~^|&$"':;,/=@?%])/g, '$1');

const heading = /^(?:(?:key |main )?(?:inclusion|exclusion)(?: criteria)?)[^.]{0,60}:?$/i;

/**
 * HTML of the little Markdown that registries use: paragraphs, bullet and numbered lists (nested ones by
 * indentation are flattened), headings such as 'Inclusion Criteria:'. Everything else is text and is escaped.
 */
export function markdownToHtml(text: string): string {
  const out: string[] = [];
  let list: 'ul' | 'ol' | undefined;
  let paragraph: string[] = [];
  const flush = () => {
    if (paragraph.length > 0) {
      const line = paragraph.join(' ');
      const isHeading = heading.test(line);
      out.push(isHeading ? `<h3>${line.replace(/:$/, '')}</h3>` : `<p>${line}</p>`);
    }
    paragraph = [];
  };
  const close = () => {
    if (list) out.push(`</${list}>`);
    list = undefined;
  };
  for (const raw of text.split(/\r?\n/)) {
    const bullet = /^\s*(?:[*•·–-]|(\d{1,3})[.)])\s+(\S.*)$/.exec(raw);
    const plain = escape(unescapeMarkdown((bullet?.[2] ?? raw).trim()));
    if (bullet) {
      flush();
      const kind = bullet[1] ? 'ol' : 'ul';
      if (list !== kind) {
        close();
        out.push(`<${kind}>`);
        list = kind;
      }
      out.push(`<li>${plain}</li>`);
    } else if (plain === '') {
      flush();
    } else {
      close();
      paragraph.push(plain);
    }
  }
  flush();
  close();
  return out.join('');
}
