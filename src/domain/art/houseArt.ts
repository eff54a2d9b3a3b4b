import { drawnFile } from './drawnFile.ts';
import { facilityArt } from './facilityArt.ts';
import { homeHeroArt } from './homeHeroArt.ts';
import { isIllustration } from './isIllustration.ts';
import { storyArt } from './storyArt.ts';

/** Buildings for the kinds that show a place; everything else is a landscape. */
const PLACES = /^(facility|region|banner|location)$/;

/**
 * The house's own illustration behind an address of the form `<illustrations><kind>/<seed>.svg`, as SVG markup, else
 * undefined. Drawn in the page instead of fetched, its colours follow the site's variant. What is a file (`drawnFile`) is not.
 */
export function houseArt(src: string, illustrations: string | undefined): string | undefined {
  if (illustrations === undefined || !isIllustration(src, illustrations)) return undefined;
  if (drawnFile(src, illustrations, 'main')) return undefined;
  const [, kind = '', seed = ''] = /^([\w-]+)\/([\w.-]+)\.svg$/.exec(src.slice(illustrations.length)) ?? [];
  if (!seed) return undefined;
  if (kind === 'hero' && /home|plan/.test(seed)) return homeHeroArt();
  return PLACES.test(kind) ? facilityArt(`${kind}-${seed}`) : storyArt(seed);
}
