import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { isPlaceholderEmpty, Placeholder } from '#src/context/Placeholder.tsx';
import { usePage } from '#src/context/PageContext.tsx';
import type { declaration } from './TwoColumnContainer.declaration.ts';

/** `Ratio` in percent of the page's width, left to right; anything else is halves. */
const RATIOS = ['66-33', '33-66', '75-25', '25-75', '60-40', '40-60'];

/** Two columns in a ratio, one below the other on a phone (Q-156). An empty side leaves the other the width. */
export function TwoColumnContainer({ rendering, params }: ComponentProps<typeof declaration>) {
  const { mode } = usePage();
  const ratio = RATIOS.find((one) => one === String(params.Ratio ?? '').replace(/[/:]/, '-')) ?? '50-50';
  const sides = (['left', 'right'] as const).filter(
    (side) => mode === 'edit' || !isPlaceholderEmpty(`two-column-${side}`, rendering),
  );
  return (
    <div className="TwoColumnContainer block">
      <div
        className={`TwoColumnContainer-inside ${sides.length === 2 ? `TwoColumnContainer--${ratio}` : ''}`}
      >
        {sides.map((side) => (
          <div key={side} className={`TwoColumnContainer-${side} blocks`}>
            <Placeholder name={`two-column-${side}`} rendering={rendering} />
          </div>
        ))}
      </div>
    </div>
  );
}
