import { facilityArt } from '#src/domain/art/facilityArt.ts';
import type { ImageValue } from '#src/domain/entities/common.ts';
import { Art } from '#src/ui/Art/Art.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';

export interface FacilityPictureProps {
  id: string;
  locationType?: string;
  image?: ImageValue;
  /** Size in CSS px at which the photo is shown: its place is kept before it arrives. */
  width: number;
  height: number;
  isFirstScreen?: boolean;
}

/** Media addresses of the house's own illustrations: drawn in the page, so that their colours follow the variant. */
const HOUSE_ART = /^\/-\/media\/art\/facility\//;

/** The photo of a place, or the illustration drawn from its id where there is none (D-085, R-129). */
export function FacilityPicture({
  id,
  locationType,
  image,
  width,
  height,
  isFirstScreen = false,
}: FacilityPictureProps) {
  const alt = image?.alternateText ?? '';
  return (
    <Picture
      src={image && !HOUSE_ART.test(image.url) ? image.url : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={isFirstScreen ? 'eager' : 'lazy'}
      fallback={<Art svg={facilityArt(id, locationType)} alt={alt} />}
    />
  );
}
