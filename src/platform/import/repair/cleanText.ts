import { WINDOWS_1252 } from './windows1252.ts';

// UTF-8 bytes that were read as Latin-1 or Windows-1252 and saved as UTF-8 again: 'Â ' for a no-break space, 'Ã±' for 'ñ'.
const doubled =
  /[\u00c2\u00c3][\u0080-\u00bf]|\u00e2[\u0080-\u00bf\u20ac][\u0080-\u00bf\u0153\u2018-\u201d\u2122]/;

/** Undoes double encoding where the whole text reads back as UTF-8; other text is returned as it is. */
function repairMojibake(text: string): string {
  if (!doubled.test(text)) return text;
  const bytes: number[] = [];
  for (const character of text) {
    const code = WINDOWS_1252[character] ?? character.codePointAt(0) ?? 0;
    if (code > 0xff) return text;
    bytes.push(code);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

/** What needs no mending: words of printable ASCII with one space between them. */
const clean = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** One line of text: double encoding undone, a stray 'Â' dropped, control characters out, white space single. */
export const cleanText = (text: string): string =>
  clean.test(text)
    ? text
    : repairMojibake(text)
        .replace(/\u00c2(?=\s|$)/g, '')
        .replace(/[\u0000-\u001f\u007f\u00a0\u200b\ufeff]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
