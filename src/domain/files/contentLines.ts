/** Octets of a line without its end, as vCard and iCalendar allow (RFC 2426 2.6, RFC 5545 3.1). */
const LINE_OCTETS = 75;

/** Text as a value: line ends and the marks of the grammar are escaped, other control characters are left out. */
export function textValue(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')

    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

const octets = (codePoint: number): number =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;

/** A line in pieces of at most 75 octets of UTF-8, each further one behind a space; no character is cut in two. */
export function foldLine(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = octets(character.codePointAt(0) ?? 0);
    if (length + size > LINE_OCTETS) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

/** The text of a vCard or iCalendar file: folded lines that all end in CR LF; absent and empty ones are left out. */
export function contentLines(lines: readonly (string | undefined)[]): string {
  return lines.flatMap((line) => (line ? `${foldLine(line)}\r\n` : [])).join('');
}
