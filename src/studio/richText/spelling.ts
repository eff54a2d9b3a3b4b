/** Names of the characters from 160 to 255, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute ' +
  'Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml ' +
  'Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const NAMED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LATIN.split(' ').map((name, at) => [name, String.fromCodePoint(160 + at)])),
  ...{ quot: '"', amp: '&', lt: '<', gt: '>', apos: "'", ndash: '–', mdash: '—', hellip: '…', bull: '•' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', trade: '™', euro: '€' },
  ...{ prime: '′', Prime: '″', larr: '←', rarr: '→', le: '≤', ge: '≥', ne: '≠', minus: '−', infin: '∞' },
  ...{ ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009', zwnj: '\u200c', zwj: '\u200d' },
};

const TOKEN = /&(?:#x?[0-9a-f]+|[a-z][a-z0-9]*);|[&<>\u00a0]|[ \t\r\n\f]+|[^&<>\u00a0 \t\r\n\f]+/gi;

/** A stretch of text and, where it is not the house's own, the way it was spelt in the markup. */
export interface Spelt {
  text: string;
  raw?: string;
}

/** Reads the text between tags. Joined, the spellings are the text as it stood. */
export function readText(raw: string): Spelt[] {
  const parts: Spelt[] = [];
  for (const [token] of raw.matchAll(TOKEN)) {
    const text = /^[ \t\r\n\f]/.test(token) ? ' ' : character(token);
    const isOurs = escaped(text) === token;
    const last = parts.at(-1);
    if (isOurs && last && last.raw === undefined) last.text += text;
    else parts.push(isOurs ? { text } : { text, raw: token });
  }
  return parts;
}

/** Writes a text again: with the spelling it came in as far as it still says that. */
export function writeText(text: string, raw?: string): string {
  const was = raw === undefined ? '' : (readText(raw)[0]?.text ?? '');
  if (raw === undefined || was === '') return escaped(text);
  let at = 0;
  while (text.startsWith(was, at)) at += was.length;
  const rest = text.slice(at);
  const isBehind = at === 0 && rest.endsWith(was);
  const written = isBehind ? escaped(rest.slice(0, -was.length)) + raw : escaped(rest);
  return raw.repeat(at / was.length) + written;
}

/** The text a piece of markup without tags says, its spaces as they stand. */
export const decoded = (raw: string): string => raw.replace(/&(?:#x?[0-9a-f]+|[a-z][a-z0-9]*);/gi, character);

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');

/** The character a name or number stands for; what has none says its own letters. */
function character(token: string): string {
  const [, number] = /^&#(x?[0-9a-f]+);$/i.exec(token) ?? [];
  if (number !== undefined) {
    const code = /^x/i.test(number)
      ? parseInt(number.slice(1), 16)
      : /^\d+$/.test(number)
        ? Number(number)
        : NaN;
    const isText = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isText ? String.fromCodePoint(code) : token;
  }
  const [, name = ''] = /^&(\w+);$/.exec(token) ?? [];
  return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? token) : token;
}
