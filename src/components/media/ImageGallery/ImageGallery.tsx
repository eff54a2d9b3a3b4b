import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import type { declaration } from './ImageGallery.declaration.ts';

/** Pictures one at a time with thumbnails in step, which scroll only when there are more than three. */
export function ImageGallery({ fields }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  const slides = fields.Children.value.flatMap((item, index) => {
    const image = item.fields.Image.value;
    if (!image) return [];
    const caption = item.fields.Caption.value;
    return [
      {
        id: item.id,
        label: caption || image.alt || t('media.position', { slide: index + 1, count: index + 1 }),
        content: (
          <figure className="Carousel-figure">
            <Picture
              src={image.src}
              alt={image.alt}
              width={image.width ?? 1200}
              height={image.height ?? 800}
              focal={image.focal}
            />
            {caption ? <figcaption className="Carousel-caption">{caption}</figcaption> : null}
          </figure>
        ),
        thumbnail: <Picture src={image.src} alt="" width={300} height={150} focal={image.focal} />,
      },
    ];
  });
  if (slides.length === 0) return <EditingNote name="ImageGallery" missing={['Image']} />;
  return (
    <div className="ImageGallery block">
      <Carousel
        label={fields.Headline.value || t('media.gallery')}
        slides={slides}
        thumbnails
        labels={{
          previous: t('media.previous'),
          next: t('media.next'),
          position: (slide, count) => t('media.position', { slide, count }),
          carousel: t('media.carousel'),
          slide: t('media.slide'),
        }}
      />
    </div>
  );
}
