/** A part of a text: from `offset`, `length` UTF-16 units long. */
export interface HighlightSpan {
  offset: number;
  length: number;
}

export interface HighlightProps {
  text: string;
  spans?: readonly HighlightSpan[];
}

/** A text with its matching parts set bold. Spans out of range or overlapping are left out. */
export function Highlight({ text, spans = [] }: HighlightProps) {
  const parts = [];
  let at = 0;
  for (const { offset, length } of [...spans].sort((a, b) => a.offset - b.offset)) {
    if (offset < at || length <= 0 || offset + length > text.length) continue;
    if (offset > at) parts.push(text.slice(at, offset));
    parts.push(
      <strong key={offset} className="Highlight-match">
        {text.slice(offset, offset + length)}
      </strong>,
    );
    at = offset + length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return <span>{parts}</span>;
}
