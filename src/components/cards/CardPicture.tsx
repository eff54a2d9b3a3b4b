import { useTellingPicture } from '#src/components/shared/sections/EntityPicture.tsx';
import type { ImageValue } from '#src/domain/entities/common.ts';
import { Art } from '#src/ui/Art/Art.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';

export interface CardPictureProps {
  image: ImageValue | undefined;
  /** Markup from `domain/art`, drawn where there is no photo. */
  art: string;
  /** Size of the photo in CSS px; the frame may show it smaller. */
  width: number;
  height: number;
}

/** The picture of a card, without words since the name stands beside it: the photo, or art. */
export function CardPicture({ image, art, width, height }: CardPictureProps) {
  const picture = useTellingPicture(image);
  return (
    <Picture
      src={picture?.url}
      isDrawing={picture?.isDrawing}
      alt=""
      width={width}
      height={height}
      fallback={<Art svg={art} alt="" />}
    />
  );
}
