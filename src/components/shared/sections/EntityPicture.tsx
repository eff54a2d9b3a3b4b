import { drawnFile } from '#src/domain/art/drawnFile.ts';
import { isIllustration } from '#src/domain/art/isIllustration.ts';
import type { ImageValue } from '#src/domain/entities/common.ts';
import { usePage } from '#src/context/PageContext.tsx';
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

/** The picture where it was taken rather than drawn by the house. */
export function usePhoto(image: ImageValue | undefined): ImageValue | undefined {
  const { illustrations } = usePage().config;
  return image && !isIllustration(image.url, illustrations) ? image : undefined;
}

/** The picture where it shows what it stands for: a photo, or a drawing of a topic, a room or a person. */
export function useTellingPicture(
  image: ImageValue | undefined,
): (ImageValue & { isDrawing?: boolean }) | undefined {
  const { config, variant } = usePage();
  const photo = usePhoto(image);
  const drawn = image && drawnFile(image.url, config.illustrations, variant);
  return image && drawn ? { ...image, url: drawn, isDrawing: true } : photo;
}

/** The photo of an entity, or its illustration where there is none; the words are the photo's own. */
export function EntityPicture({ image, art, width, height, isFirstScreen = false }: EntityPictureProps) {
  const picture = useTellingPicture(image);
  const alt = image?.alternateText ?? '';
  return (
    <Picture
      src={picture?.url}
      isDrawing={picture?.isDrawing}
      alt={alt}
      width={width}
      height={height}
      loading={isFirstScreen ? 'eager' : 'lazy'}
      fallback={<Art svg={art} alt={alt} />}
    />
  );
}
