import type { ImageValue } from '#src/domain/entities/common.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import { type ImageHosts, imageUrl, type ImageTransform } from '#src/domain/images/imageUrl.ts';

type Shown = ImageTransform & { width: number; height: number };

/** Filled and cut to what matters in the picture, with two dots for each CSS pixel. */
const cropped = (width: number, height: number, quality?: number): Shown => ({
  width,
  height,
  fit: 'crop',
  gravity: 'auto',
  dpr: 2,
  ...(quality !== undefined && { quality }),
});

/** The size in CSS px at which the page of an entity shows its picture; undefined where it shows none. */
function shownSize(entity: Entity): Shown | undefined {
  switch (entity.entityTypeId) {
    case 'healthcareProfessional':
      return cropped(230, 230); // C-086
    case 'ce_investigator':
      return cropped(192, 256); // C-133
    case 'healthcareFacility':
      return entity.showFeaturedHero ? cropped(1600, 680) : cropped(432, 287); // C-132, C-131
    case 'ce_patientStory':
      return cropped(832, 556);
    case 'ce_volunteerOpportunity':
      return cropped(1280, 720, 75); // C-134
    default:
      return undefined;
  }
}

/** A photo of a facility's gallery, at the width of its column and the gallery's height. */
const GALLERY = cropped(1048, 590);

/**
 * The entity with its pictures at the size its page shows, where a configured host can make that; any other picture
 * stays as it is. The house's own are drawings, which fit every size.
 */
export function sizedEntity(entity: Entity, hosts: ImageHosts, log: (message: string) => void): Entity {
  const sized = (image: ImageValue, size: Shown): ImageValue => {
    const url = imageUrl(image.url, size, hosts, log);
    if (url === undefined || url === image.url) return image;
    return { ...image, url, width: size.width, height: size.height };
  };
  const size = shownSize(entity);
  const shown: Entity = entity.image && size ? { ...entity, image: sized(entity.image, size) } : entity;
  if (shown.entityTypeId !== 'healthcareFacility') return shown;
  return {
    ...shown,
    mediaGallery: shown.mediaGallery.map((slide) =>
      slide.kind === 'photo' ? { ...slide, image: sized(slide.image, GALLERY) } : slide,
    ),
  };
}
