import type { LinkUse } from './linksIn.ts';

/** What is wrong with an answer for the uses its links make of it; undefined when it is what they say. */
export function contentProblem(
  { url, uses }: { url: string; uses: ReadonlySet<LinkUse> },
  type: string,
  body: Buffer,
): string | undefined {
  const { pathname } = new URL(url);
  const expected: [boolean, RegExp][] = [
    [/\.pdf$/i.test(pathname), /^application\/pdf/],
    [/\.txt$/i.test(pathname), /^text\/plain/],
    [/\.css$/i.test(pathname) || uses.has('style'), /^text\/css/],
    [/\.js$/i.test(pathname) || uses.has('script'), /javascript/],
    [/\.xml$/i.test(pathname), /xml/],
    [/\.json$/i.test(pathname), /json/],
    [uses.has('image'), /^image\//],
    [uses.has('form'), /^text\/html/],
  ];
  for (const [applies, shape] of expected)
    if (applies && !shape.test(type)) return `answers ${type || 'no type'}`;
  if (type.startsWith('application/pdf')) {
    const isWhole =
      body.subarray(0, 5).toString() === '%PDF-' && /%%EOF\s*$/.test(body.subarray(-16).toString());
    if (!isWhole || body.length < 1000) return 'no whole PDF file';
  }
  return body.length < 20 ? `only ${body.length} bytes` : undefined;
}
