import type { CatalogueEntry } from '../catalogue.ts';
import { SKETCH, sketch } from './sketch.ts';

/** A component in simple shapes; its title and what it is for stand beside it. */
export function Sketch({ entry }: { entry: CatalogueEntry }) {
  return (
    <svg
      className="Sketch"
      viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {sketch(entry).map(({ kind, ...box }, number) => (
        <rect key={number} className={`Sketch-${kind}`} {...box} rx={radiusOf(kind, box.height)} />
      ))}
    </svg>
  );
}

function radiusOf(kind: string, height: number): number {
  if (kind === 'button' || kind === 'icon' || kind === 'pin') return height / 2;
  return kind === 'ground' ? 0 : Math.min(4, height / 2);
}
