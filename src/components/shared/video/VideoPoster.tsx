import { storyArt } from '#src/domain/art/storyArt.ts';
import type { ImageField } from '#src/declaration/fields.ts';
import { Art } from '#src/ui/Art/Art.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';

/** What stands in a video's place until Play: the picture chosen for it, or one drawn from its id. */
export function VideoPoster({
  image,
  videoId,
  width = 1048,
  height = 590,
}: {
  image: ImageField | undefined;
  videoId: string;
  /** Size in CSS px where the picture does not say its own. */
  width?: number;
  height?: number;
}) {
  return (
    <Picture
      src={image?.src}
      alt=""
      width={image?.width ?? width}
      height={image?.height ?? height}
      focal={image?.focal}
      fallback={<Art svg={storyArt(videoId)} alt="" />}
    />
  );
}
