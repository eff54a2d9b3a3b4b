import { withFieldMetadata } from '@sitecore-jss/sitecore-jss-nextjs';
import { imageField, type ImageField } from '#src/declaration/fields.ts';
import type { Field } from '#src/declaration/values.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { drawnFile } from '#src/domain/art/drawnFile.ts';
import { houseArt } from '#src/domain/art/houseArt.ts';
import { libraryPicture } from '#src/domain/images/libraryPicture.ts';
import { Art } from '#src/ui/Art/Art.tsx';
import { Picture, type PictureProps } from '#src/ui/Picture/Picture.tsx';

interface ImageProps {
  /** Size in px at which it is shown, for pictures that do not tell theirs. */
  width: number;
  height: number;
  ratio?: PictureProps['ratio'];
  rounded?: boolean;
  /** In the first screen: fetched at once. */
  isFirstScreen?: boolean;
  /** CSS `sizes` of the picture. */
  sizes?: string;
}

const PictureOfField = withFieldMetadata<ImageProps & { field: object }>(
  ({ field, width, height, ratio, rounded = false, isFirstScreen = false, sizes }) => {
    const { config, variant } = usePage();
    const image = imageField({ field }, 'field');
    if (!image) return null;
    const art = houseArt(image.src, config.illustrations);
    if (art) {
      return (
        <div className={frameClass(ratio, rounded)}>
          <Art svg={art} alt={image.alt} />
        </div>
      );
    }
    const drawn = drawnFile(image.src, config.illustrations, variant);
    return (
      <Picture
        src={drawn ?? image.src}
        isDrawing={drawn !== undefined}
        alt={image.alt}
        width={image.width ?? width}
        height={image.height ?? height}
        loading={isFirstScreen ? 'eager' : 'lazy'}
        rounded={rounded}
        focal={image.focal}
        {...libraryPicture(image.src, width)}
        {...(ratio ? { ratio } : {})}
        {...(sizes ? { sizes } : {})}
      />
    );
  },
);

function frameClass(ratio: PictureProps['ratio'], rounded: boolean): string {
  return ['Picture-frame', ratio && `Picture-${ratio}`, rounded && 'Picture-rounded']
    .filter(Boolean)
    .join(' ');
}

/** A picture field at the house's crops, with the editor's markers while editing. Server only. */
export function EditableImage({
  field: { raw },
  ...rest
}: ImageProps & { field: Field<ImageField | undefined> }) {
  return raw !== null && typeof raw === 'object' ? <PictureOfField field={raw} {...rest} /> : null;
}
