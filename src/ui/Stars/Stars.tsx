import { Icon } from '#src/ui/Icon/Icon.tsx';
import { starIcon } from '#src/ui/Icon/glyphs.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

export interface StarsProps {
  /** 0 – max. */
  value: number;
  max?: number;
  /** The rating in words, read out ("4.9 out of 5 stars, 318 reviews"). */
  label: string;
  /** compact: one star, the number, the count. row: all stars, filled to the value. */
  look?: 'compact' | 'row';
  /** The number as shown ("4.9"). */
  valueText?: string;
  /** After the number ("(318 reviews)"). */
  countText?: string;
}

/** A rating: words for everyone, stars for a glance. */
export function Stars({ value, max = 5, label, look = 'compact', valueText, countText }: StarsProps) {
  return (
    <span className="Stars">
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true" className="Stars-drawn">
        {look === 'compact' ? (
          <Icon icon={starIcon} size="1.125em" />
        ) : (
          Array.from({ length: max }, (_, index) => <Star key={index} fill={value - index} />)
        )}
        {valueText ? <strong className="Stars-value">{valueText}</strong> : null}
        {countText ? <span className="Stars-count">{countText}</span> : null}
      </span>
    </span>
  );
}

/** One star; a part of it is a second one clipped to that width, on a viewBox of its own. */
function Star({ fill }: { fill: number }) {
  const path = starIcon.icon[4] as string;
  const part = Math.round(Math.max(0, Math.min(1, fill)) * 24 * 10) / 10;
  return (
    <svg viewBox="0 0 24 24" width="1.125em" height="1.125em" className="Stars-star">
      <path className="Stars-empty" d={path} />
      {part > 0 ? (
        <svg x="0" y="0" width={part} height="24" viewBox={`0 0 ${part} 24`} overflow="hidden">
          <path className="Stars-full" d={path} />
        </svg>
      ) : null}
    </svg>
  );
}
