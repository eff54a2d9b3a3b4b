import type { ImageValue } from '#src/domain/entities/common.ts';
import { Art } from '#src/ui/Art/Art.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';

export interface EntityPictureProps {
  image: ImageValue | undefined;
  /** Markup from `domain/art`, drawn where there is no photo. */
  art: string;
  /** Size in CSS px at which the photo is shown: its place is kept before it arrives. */
  width: number;
  height: number;
  isFirstScreen?: boolean;
}

/** Media addresses of the house's own illustrations: drawn in the page, so that their colours follow the variant. */
const HOUSE_ART = /^\/-\/media\/art\//;

/** True for a picture that was taken rather than drawn by the house. */
export const isPhoto = (image: ImageValue | undefined): image is ImageValue =>
  image !== undefined && !HOUSE_ART.test(image.url);

/** The photo of an entity, or its illustration where there is none; the words are the photo's own. */
export function EntityPicture({ image, art, width, height, isFirstScreen = false }: EntityPictureProps) {
  const alt = image?.alternateText ?? '';
  return (
    <Picture
      src={isPhoto(image) ? image.url : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={isFirstScreen ? 'eager' : 'lazy'}
      fallback={<Art svg={art} alt={alt} />}
    />
  );
}
