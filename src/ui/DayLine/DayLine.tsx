import { cx } from '#src/ui/cx/cx.ts';

export interface DayLineProps {
  /** Open spans, in any unit of time; what lies beyond the line is cut. */
  spans: readonly { start: number; end: number }[];
  /** "9 am", drawn under the ends that have room; no labels without it. */
  labelOf?: (moment: number) => string;
  /** The tick; on the line. */
  now: { at: number; label: string };
  /** The same words as the sentence beside it. */
  label: string;
  tone?: 'open' | 'soon' | 'closed' | 'neutral';
  /** The ends of the line. */
  from: number;
  to: number;
}

/** Half of what a label takes of a phone's line, in percent of it, by the length of its words. */
const halfOf = (words: string): number => Math.max(6, words.length * 1.3);
/** How near the middles of two labels may stand, in percent of the line (a phone's card is about 310 px). */
const room = 18;

/** Today's opening hours as a line with a tick at now. A drawing: always next to the sentence itself. */
export function DayLine({ spans, labelOf, now, label, tone = 'open', from, to }: DayLineProps) {
  const at = (moment: number) =>
    Math.round(((Math.min(Math.max(moment, from), to) - from) / (to - from)) * 1000) / 10;
  const tick = at(now.at);
  const anchor = (x: number, words: string) =>
    x < halfOf(words) ? 'start' : x > 100 - halfOf(words) ? 'end' : 'middle';
  const middle = (x: number, words: string) => {
    const side = anchor(x, words);
    return side === 'start' ? x + halfOf(words) : side === 'end' ? x - halfOf(words) : x;
  };
  const taken = [{ middle: middle(tick, now.label), half: halfOf(now.label) }];
  const ends: { x: number; text: string }[] = [];
  for (const moment of labelOf ? spans.flatMap(({ start, end }) => [start, end]) : []) {
    // What begins or ends beyond the line has no place on it.
    if (moment < from || moment > to) continue;
    const x = at(moment);
    const text = labelOf?.(moment) ?? '';
    const place = { middle: middle(x, text), half: halfOf(text) };
    if (
      taken.some((other) => Math.abs(other.middle - place.middle) < Math.max(room, other.half + place.half))
    )
      continue;
    taken.push(place);
    ends.push({ x, text });
  }
  return (
    <svg
      className={cx('DayLine-line', `DayLine-${tone}`)}
      role="img"
      aria-label={label}
      height="44"
      width="100%"
    >
      <rect className="DayLine-ground" x="0" y="8" width="100%" height="8" rx="4" />
      {spans.map((span) => (
        <rect
          key={span.start}
          className="DayLine-span"
          x={`${at(span.start)}%`}
          y="8"
          width={`${Math.round((at(span.end) - at(span.start)) * 10) / 10}%`}
          height="8"
          rx="4"
        />
      ))}
      {ends.map((end) => (
        <text
          key={`${end.x}${end.text}`}
          className="DayLine-label"
          x={`${end.x}%`}
          y="38"
          textAnchor={anchor(end.x, end.text)}
        >
          {end.text}
        </text>
      ))}
      <line className="DayLine-halo" x1={`${tick}%`} x2={`${tick}%`} y1="2" y2="22" />
      <line className="DayLine-tick" x1={`${tick}%`} x2={`${tick}%`} y1="2" y2="22" />
      <text className="DayLine-now" x={`${tick}%`} y="38" textAnchor={anchor(tick, now.label)}>
        {now.label}
      </text>
    </svg>
  );
}
