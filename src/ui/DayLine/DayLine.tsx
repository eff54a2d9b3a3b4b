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

/** How near the middles of two labels may stand, in percent of the line (a phone's card is about 310 px). */
const room = 18;

/** Today's opening hours as a line with a tick at now. A drawing: always next to the sentence itself. */
export function DayLine({ spans, labelOf, now, label, tone = 'open', from, to }: DayLineProps) {
  const at = (moment: number) =>
    Math.round(((Math.min(Math.max(moment, from), to) - from) / (to - from)) * 1000) / 10;
  const tick = at(now.at);
  const anchor = (x: number) => (x < 6 ? 'start' : x > 94 ? 'end' : 'middle');
  const middle = (x: number) => (x < 6 ? x + room / 2 : x > 94 ? x - room / 2 : x);
  const taken = [middle(tick)];
  const ends: { x: number; text: string }[] = [];
  for (const moment of labelOf ? spans.flatMap(({ start, end }) => [start, end]) : []) {
    const x = at(moment);
    if (taken.some((other) => Math.abs(other - middle(x)) < room)) continue;
    taken.push(middle(x));
    ends.push({ x, text: labelOf?.(moment) ?? '' });
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
          textAnchor={anchor(end.x)}
        >
          {end.text}
        </text>
      ))}
      <line className="DayLine-halo" x1={`${tick}%`} x2={`${tick}%`} y1="2" y2="22" />
      <line className="DayLine-tick" x1={`${tick}%`} x2={`${tick}%`} y1="2" y2="22" />
      <text className="DayLine-now" x={`${tick}%`} y="38" textAnchor={anchor(tick)}>
        {now.label}
      </text>
    </svg>
  );
}
