import { facilityArt } from '#src/domain/art/facilityArt.ts';
import { EntityPicture, type EntityPictureProps } from '#src/components/shared/sections/EntityPicture.tsx';

export interface FacilityPictureProps extends Omit<EntityPictureProps, 'art' | 'image'> {
  id: string;
  locationType?: string | undefined;
  /** The head of a page, which words cover at its lower edge. */
  isWide?: boolean;
  image?: EntityPictureProps['image'];
}

/** The photo of a place, or the illustration drawn from its id where there is none (D-085, R-129). */
export function FacilityPicture({ id, locationType, isWide, image, ...size }: FacilityPictureProps) {
  const art = facilityArt(id, locationType, { frame: isWide ? 'wide' : 'card' });
  return <EntityPicture image={image} art={art} {...size} />;
}
