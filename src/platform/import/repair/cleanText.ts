// UTF-8 bytes that were read as Latin-1 or Windows-1252 and saved as UTF-8 again: 'Â ' for a no-break space, 'Ã±' for 'ñ'.
const doubled =
  /[\u00c2\u00c3][\u0080-\u00bf]|\u00e2[\u0080-\u00bf\u20ac][\u0080-\u00bf\u0153\u2018-\u201d\u2122]/;
const windows: Record<string, number> = {
  '\u20ac': 0x80,
  '\u201a': 0x82,
  '\u0192': 0x83,
  '\u201e': 0x84,
  '\u2026': 0x85,
  '\u2020': 0x86,
  '\u2021': 0x87,
  '\u02c6': 0x88,
  '\u2030': 0x89,
  '\u0160': 0x8a,
  '\u2039': 0x8b,
  '\u0152': 0x8c,
  '\u017d': 0x8e,
  '\u2018': 0x91,
  '\u2019': 0x92,
  '\u201c': 0x93,
  '\u201d': 0x94,
  '\u2022': 0x95,
  '\u2013': 0x96,
  '\u2014': 0x97,
  '\u02dc': 0x98,
  '\u2122': 0x99,
  '\u0161': 0x9a,
  '\u203a': 0x9b,
  '\u0153': 0x9c,
  '\u017e': 0x9e,
  '\u0178': 0x9f,
};

/** Undoes double encoding where the whole text reads back as UTF-8; other text is returned as it is. */
function repairMojibake(text: string): string {
  if (!doubled.test(text)) return text;
  const bytes: number[] = [];
  for (const character of text) {
    const code = windows[character] ?? character.codePointAt(0) ?? 0;
    if (code > 0xff) return text;
    bytes.push(code);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

/** One line of text: double encoding undone, a stray 'Â' dropped, control characters out, white space single. */
export const cleanText = (text: string): string =>
  repairMojibake(text)
    .replace(/\u00c2(?=\s|$)/g, '')
    .replace(/[\u0000-\u001f\u007f\u00a0\u200b\ufeff]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
